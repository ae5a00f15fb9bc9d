import { data } from "react-router";
import { clockContext, databaseContext, userContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { professionalName } from "#app/domain/profiles/public-profile.ts";
import type { ServiceCard } from "#app/domain/services/service.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { PageMain } from "#app/ui/pages/page.tsx";
import type { PageHandle } from "#app/ui/pages/page-handle.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ProfileFailed, ProfileMissing } from "#app/ui/profiles/profile-missing.tsx";
import { Price } from "#app/ui/values/price.tsx";
import { readPublicProfile } from "#db/profiles/public-profile.ts";
import type { Route } from "./+types/choose-service.ts";

export const handle: PageHandle = { dashboardStyles: true };

export const meta: Route.MetaFunction = () => privateMeta("Request a booking");

export async function loader({ context, params: { proId }, url }: Route.LoaderArgs) {
  const conversationId = url.searchParams.get("conversation");
  const conversation = conversationId !== null && isId(conversationId) ? conversationId : null;
  const missing = { professional: null, failed: false, conversation };
  if (!isId(proId)) return data(missing, { status: 404 });
  const query = { viewer: context.get(userContext)?.id ?? null, now: context.get(clockContext)() };
  const read = await tryDatabase(readPublicProfile(context.get(databaseContext), proId, query));
  if (!read.ok) return refuse(503, { ...missing, failed: true });
  if (!read.value) return data(missing, { status: 404 });
  const { id, services, ...person } = read.value.professional;
  const [only, ...others] = services;
  if (only && others.length === 0) throw redirect(paths.bookingForm(only.id, { conversation }));
  // A visitor may book the services of a profile that only people who have signed in see: nothing else of it goes out.
  return { ...missing, professional: { id, name: professionalName(person), services } };
}

export default function ChooseServiceRoute({ loaderData, params }: Route.ComponentProps) {
  const { professional, failed, conversation } = loaderData;
  if (failed) return <ProfileFailed again={paths.chooseService(params.proId, { conversation })} />;
  if (!professional) return <ProfileMissing />;
  return (
    <ChooseService
      proId={professional.id}
      name={professional.name}
      services={professional.services}
      conversation={conversation}
    />
  );
}

type ChooseServiceProps = {
  proId: string;
  name: string;
  services: readonly ServiceCard[];
  /** The conversation to come back to. */
  conversation: string | null;
};

/** Which service of a professional is to be booked. */
function ChooseService({ proId, name, services, conversation }: ChooseServiceProps) {
  return (
    <PageMain>
      <Breadcrumbs
        trail={[{ name, href: paths.professional(proId) }, { name: "Request a booking" }]}
      />
      <div className="stack-4 max-w-text pb-10">
        <h1>What do you need from {name}?</h1>
        {services.length === 0 && <p>This professional is not taking bookings.</p>}
        <ul>
          {services.map(({ id, title, priceAmount, priceType }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 border-b border-line py-3.5">
              <div className="min-w-0 flex-[1_1_10rem]">
                <h2 className="text-lg">{title}</h2>
                <Price cents={priceAmount} type={priceType} />
              </div>
              <ButtonLink size="small" href={paths.bookingForm(id, { conversation })}>
                <Icon name="calendar-check" />
                Choose<span className="sr-only"> {title}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </PageMain>
  );
}
