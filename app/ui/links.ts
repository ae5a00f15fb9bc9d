import type { WrittenPath } from "#app/domain/safe-path.ts";

/** A page that needs an account, reached through the sign-in page. */
export function signInFor(path: string): WrittenPath {
  return withNext("/login", path);
}

/** An address of our account pages, with where to go on after signing in, when that is known. */
export function withNext(path: WrittenPath, next: string | null): WrittenPath {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path;
}

export const serviceHref = (id: string): WrittenPath => `/service/${encodeURIComponent(id)}`;
export const professionalHref = (id: string): WrittenPath => `/pro/${encodeURIComponent(id)}`;

export function categoryHref(id: string, subcategoryId?: string | null): WrittenPath {
  const path: WrittenPath = `/category/${encodeURIComponent(id)}`;
  return subcategoryId ? `${path}?subcategory=${subcategoryId}` : path;
}

/** Where a conversation begins: about a service, which names its professional, or with a person. */
export function contactHref(about: { service: string } | { with: string }): string {
  return signInFor(`/dashboard/messages/new?${new URLSearchParams(about)}`);
}

/** Where a service is saved. */
export const saveHref = (serviceId: string) => signInFor(`${serviceHref(serviceId)}?save=1`);

/** Where a time is requested. */
export const bookHref = (serviceId: string) => signInFor(`${serviceHref(serviceId)}/book`);

/** The pages on which a professional works on services. */
export const NEW_SERVICE = "/dashboard/services/new";
export const BECOME_PROFESSIONAL = "/dashboard/become-professional";
/** Takes and removes one photo at a time. */
export const SERVICE_PHOTOS = "/dashboard/services/photos";
export const ownServicesHref = (page = 1): WrittenPath =>
  page > 1 ? `/dashboard/services?page=${page}` : "/dashboard/services";
export const editServiceHref = (id: string) => `/dashboard/services/edit/${id}`;
export const deleteServiceHref = (id: string) => `/dashboard/services/${id}/delete`;
