import type { ServiceCard } from "#app/domain/services/service.ts";
import { Crumbs } from "../crumbs.tsx";
import { Icon } from "../icon.tsx";
import { professionalHref, serviceHref } from "../links.ts";
import { Price } from "../price.tsx";

type ChooseServiceProps = { proId: string; name: string; services: readonly ServiceCard[] };

/** Which service of a professional is to be booked. */
export function ChooseService({ proId, name, services }: ChooseServiceProps) {
  return (
    <main id="main" className="wrap">
      <Crumbs trail={[{ name, href: professionalHref(proId) }, { name: "Request a booking" }]} />
      <div className="stack measure pb-10">
        <h1>What do you need from {name}?</h1>
        {services.length === 0 && <p>This professional is not taking bookings.</p>}
        <ul className="list">
          {services.map(({ id, title, priceAmount, priceType }) => (
            <li key={id} className="choice">
              <div className="grow">
                <h2 className="small">{title}</h2>
                <Price cents={priceAmount} type={priceType} />
              </div>
              <a className="btn s" href={`${serviceHref(id)}/book`}>
                <Icon name="calendar-check" />
                Choose<span className="vh"> {title}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
