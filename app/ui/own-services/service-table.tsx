import { Link } from "react-router";
import type { PriceType } from "#app/domain/money.ts";
import { findCategory } from "#app/domain/services/catalogue.ts";
import type { ServiceStatus } from "#app/domain/services/form.ts";
import { Cloth } from "../cloth.tsx";
import { Icon } from "../icon.tsx";
import { deleteServiceHref, editServiceHref, serviceHref } from "../links.ts";
import { photoSources } from "../photo.tsx";
import { Price } from "../price.tsx";
import { Rating } from "../rating.tsx";
import { StatusBadge } from "./status-badge.tsx";

export type OwnServiceRow = {
  id: string;
  number: number;
  title: string;
  categoryId: string;
  subcategoryId: string | null;
  /** GYD cents. */
  priceAmount: number;
  priceType: PriceType;
  rating: number;
  reviewCount: number;
  status: ServiceStatus;
  /** Taken off the public pages by Kayap. */
  hidden: boolean;
  photoId: string | null;
};

/** The services of a professional: a table where there is room, cards on a phone. */
export function ServiceTable({ services }: { services: OwnServiceRow[] }) {
  return (
    <table className="cardy">
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Category</th>
          <th scope="col">Price</th>
          <th scope="col">Rating</th>
          <th scope="col">Status</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </tbody>
    </table>
  );
}

function ServiceRow({ service }: { service: OwnServiceRow }) {
  return (
    <tr>
      <td>
        <span className="own-service">
          <ServiceThumb service={service} />
          <a href={serviceHref(service.id)}>
            <b>{service.title}</b>
          </a>
        </span>
      </td>
      <td data-l="Category">{findCategory(service.categoryId)?.name}</td>
      <td data-l="Price">
        <Price cents={service.priceAmount} type={service.priceType} />
      </td>
      <td data-l="Rating">
        <Rating rating={service.rating} count={service.reviewCount} />
      </td>
      <td data-l="Status">
        <StatusBadge status={service.status} />
        {service.hidden && <span className="xs soft"> Hidden by Kayap</span>}
      </td>
      <td>
        <Link className="btn alt s" to={editServiceHref(service.id)}>
          <Icon name="pencil" />
          Edit<span className="vh"> {service.title}</span>
        </Link>{" "}
        <Link className="btn alt s" to={deleteServiceHref(service.id)}>
          <Icon name="trash-2" />
          Delete<span className="vh"> {service.title}</span>
        </Link>
      </td>
    </tr>
  );
}

function ServiceThumb({ service }: { service: OwnServiceRow }) {
  const { photoId, categoryId, subcategoryId, number } = service;
  if (!photoId) {
    return (
      <Cloth
        categoryId={categoryId}
        subcategoryId={subcategoryId}
        variant={number}
        className="mini"
      />
    );
  }
  return (
    <img
      className="mini-photo"
      src={photoSources(photoId).small}
      alt=""
      width={48}
      height={48}
      loading="lazy"
    />
  );
}
