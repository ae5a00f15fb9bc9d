import { nameForOwner } from "#app/actions/photos/own-photos.ts";
import { clockContext, configContext, databaseContext, userContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { parseReviewFilters } from "#app/domain/reviews/filters.ts";
import { excerpt } from "#app/domain/text/clean-text.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths, photoPath } from "#app/links.ts";
import { ServicePage } from "#app/routes/public/service/service-page.tsx";
import { categoryImage, pageHead } from "#app/ui/pages/head.ts";
import { serviceData } from "#app/ui/pages/structured-data.ts";
import { ServiceFailed, ServiceMissing } from "#app/ui/services/service-missing.tsx";
import { readServicePage } from "#db/services/service-page.ts";
import type { Route } from "./+types/service.ts";

export const meta: Route.MetaFunction = ({ loaderData: { page, failed }, matches: [root] }) => {
  if (!page) {
    return [
      { title: `${failed ? "Failed to load service details" : "Service not found"} | Kayap` },
    ];
  }
  const { service, owner } = page;
  const [photo] = service.photos;
  const image = photo ? photoPath(photo.id, "1200.jpg") : categoryImage(service.categoryId);
  return pageHead(root.loaderData, {
    title: `${service.title}, ${service.city} | Kayap`,
    description: excerpt(`${owner.name}: ${service.description}`, 155),
    image,
    unlisted: page.unlisted !== null,
    structured: serviceData(root.loaderData.origin, service, owner.name, image),
  });
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shareUrl = context.get(configContext).appOrigin + paths.service(params.serviceId);
  const photo = Number(url.searchParams.get("photo")) || 1;
  const filters = parseReviewFilters(url.searchParams);
  const missing = { page: null, failed: false, shareUrl, photo, filters };
  if (!isId(params.serviceId)) return refuse(404, missing);
  const db = context.get(databaseContext);
  const viewer = context.get(userContext)?.id ?? null;
  const now = context.get(clockContext)();
  const page = await tryDatabase(readServicePage(db, params.serviceId, { viewer, now, filters }));
  if (!page.ok) return refuse(503, { ...missing, failed: true });
  if (!page.value) return refuse(404, missing);
  // What only its owner can see has photos that only its owner can see.
  const isOwners = page.value.unlisted !== null;
  const { service } = page.value;
  const photos = service.photos.map((photo) =>
    isOwners ? { ...photo, id: nameForOwner(context, photo.id) } : photo,
  );
  return { ...missing, page: { ...page.value, service: { ...service, photos } } };
}

export default function ServiceRoute({
  loaderData: { page, failed, ...request },
}: Route.ComponentProps) {
  if (page) return <ServicePage {...page} {...request} />;
  return failed ? <ServiceFailed again={request.shareUrl} /> : <ServiceMissing />;
}
