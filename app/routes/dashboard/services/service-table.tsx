import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { placeText } from "#app/domain/places/regions.ts";
import { APPROVAL_TEXTS } from "#app/domain/services/approval.ts";
import { findCategory } from "#app/domain/services/catalogue.ts";
import type { ServiceListItem } from "#app/domain/services/service.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { artOf } from "#app/ui/pictures/category-patterns.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Thumbnail } from "#app/ui/pictures/thumbnail.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { StatusBadge } from "#app/ui/services/status-badge.tsx";
import { Price } from "#app/ui/values/price.tsx";

const HEAD = "border-b-2 border-control p-2.5 text-left text-sm font-semibold text-soft";
const CELL =
  "border-b border-line px-2.5 py-3 align-middle as-cards:block as-cards:border-0 as-cards:p-0";
const LABELLED =
  "as-cards:before:block as-cards:before:text-meta as-cards:before:text-soft as-cards:before:content-[attr(data-label)]";
const ACTION = "as-cards:m-0 as-cards:flex-1";

/** The services of a professional: a table on wide screens, cards on a phone. */
export function ServiceTable({ services }: { services: ServiceListItem[] }) {
  return (
    <table className="w-full border-collapse as-cards:block">
      <thead className="as-cards:hidden">
        <tr>
          {["Service", "Category", "Price", "Rating", "Status", "Actions"].map((name) => (
            <th key={name} className={HEAD} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="as-cards:grid as-cards:grid-cols-[repeat(auto-fill,minmax(min(290px,100%),1fr))] as-cards:gap-3">
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </tbody>
    </table>
  );
}

function ServiceRow({ service }: { service: ServiceListItem }) {
  return (
    <tr className="as-cards:grid as-cards:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] as-cards:gap-x-3 as-cards:gap-y-2 as-cards:rounded-card as-cards:border as-cards:border-line as-cards:bg-card as-cards:p-3 as-cards:plank-card">
      <td className={cx(CELL, "as-cards:col-span-full")}>
        <span className="flex items-center gap-3">
          <Thumbnail service={service} art={artOf(service.categoryId, service.subcategoryId)} />
          <span className="min-w-0 wrap-anywhere">
            <a href={paths.service(service.id)}>
              <b>{service.title}</b>
            </a>{" "}
            <span className="block text-sm text-soft">
              {placeText(service.city, service.region)}
            </span>
          </span>
        </span>
      </td>
      <Cell label="Category">{findCategory(service.categoryId)?.name}</Cell>
      <Cell label="Price">
        <Price
          className="whitespace-nowrap as-cards:whitespace-normal"
          cents={service.priceAmount}
          type={service.priceType}
        />
      </Cell>
      <Cell label="Rating">
        <Rating rating={service.rating} count={service.reviewCount} />
      </Cell>
      <Cell label="Status">
        <StatusBadge status={service.status} />
        {service.hidden && <span className="text-meta text-soft"> Hidden by Kayap</span>}
        {service.approval && (
          <p className="mt-1 max-w-64 text-meta text-soft">{APPROVAL_TEXTS[service.approval]}</p>
        )}
      </Cell>
      <td
        className={cx(
          CELL,
          "whitespace-nowrap as-cards:col-span-full as-cards:flex as-cards:flex-wrap as-cards:gap-2.5 as-cards:pt-1",
        )}
      >
        <ButtonLink
          variant="secondary"
          size="small"
          className={ACTION}
          to={paths.editService(service.id)}
        >
          <Icon name="pencil" />
          Edit<span className="sr-only"> {service.title}</span>
        </ButtonLink>{" "}
        <ButtonLink
          variant="secondary"
          size="small"
          className={cx("ml-2", ACTION)}
          to={paths.deleteService(service.id)}
          preventScrollReset
        >
          <Icon name="trash-2" />
          Delete<span className="sr-only"> {service.title}</span>
        </ButtonLink>
      </td>
    </tr>
  );
}

/** A cell with its column's name, for cards, which have no table head. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className={cx(CELL, LABELLED)} data-label={label}>
      {children}
    </td>
  );
}
