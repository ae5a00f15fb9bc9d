import type { ServiceCard } from "#app/domain/services/service.ts";
import { paths } from "#app/links.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { PageMain } from "../page.tsx";
import { Price } from "../price.tsx";

type ChooseServiceProps = {
  proId: string;
  name: string;
  services: readonly ServiceCard[];
  /** The conversation to come back to. */
  conversation: string | null;
};

/** Which service of a professional is to be booked. */
export function ChooseService({ proId, name, services, conversation }: ChooseServiceProps) {
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
            <li key={id} className="flex items-center gap-3 border-b border-line py-3.5">
              <div className="min-w-0 flex-1">
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
