import { data } from "react-router";
import { clockContext, databaseContext, userContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { professionalName } from "#app/domain/profiles/public-profile.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { ChooseService } from "#app/ui/bookings/choose-service.tsx";
import { privateMeta } from "#app/ui/head.ts";
import { ProfileFailed, ProfileMissing } from "#app/ui/profiles/profile-missing.tsx";
import { readPublicProfile } from "#db/profiles/public-profile.ts";
import type { Route } from "./+types/choose-service.ts";

export const meta: Route.MetaFunction = () => privateMeta("Request a booking");

export async function loader({ context, params: { proId }, url }: Route.LoaderArgs) {
  const conversation = url.searchParams.get("conversation");
  const missing = { professional: null, failed: false, conversation };
  if (!isId(proId)) return data(missing, { status: 404 });
  const query = { viewer: context.get(userContext)?.id ?? null, now: context.get(clockContext)() };
  const read = await tryDatabase(readPublicProfile(context.get(databaseContext), proId, query));
  if (!read.ok) return refuse(503, { ...missing, failed: true });
  if (!read.value) return data(missing, { status: 404 });
  const { professional } = read.value;
  const [only, ...others] = professional.services;
  if (only && others.length === 0) throw redirect(paths.bookingForm(only.id, { conversation }));
  return { ...missing, professional };
}

export default function ChooseServiceRoute({ loaderData, params }: Route.ComponentProps) {
  const { professional, failed, conversation } = loaderData;
  if (failed) return <ProfileFailed again={paths.chooseService(params.proId, { conversation })} />;
  if (!professional) return <ProfileMissing />;
  return (
    <ChooseService
      proId={professional.id}
      name={professionalName(professional)}
      services={professional.services}
      conversation={conversation}
    />
  );
}
