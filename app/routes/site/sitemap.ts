import { data } from "react-router";
import { configContext, databaseContext } from "#app/context.ts";
import { readForResource } from "#app/http/responses/try-database.ts";
import { catalogueAddresses, sitemapFile } from "#app/http/sitemap.ts";
import { paths } from "#app/links.ts";
import { readProfessionalSitemap, readServiceSitemap } from "#db/sitemap.ts";
import type { Route } from "./+types/sitemap.ts";

const KINDS = {
  services: { read: readServiceSitemap, hrefOf: paths.service },
  professionals: { read: readProfessionalSitemap, hrefOf: paths.professional },
};

export async function loader({ context, params: { file } }: Route.LoaderArgs) {
  const origin = context.get(configContext).appOrigin;
  if (file === "pages.xml") {
    return sitemapFile(
      origin,
      catalogueAddresses().map((path) => ({ path })),
    );
  }
  const [, kind, number] = /^(services|professionals)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  if (kind !== "services" && kind !== "professionals") throw data(null, { status: 404 });
  const { read, hrefOf } = KINDS[kind];
  const entries = await readForResource(read(context.get(databaseContext), Number(number)));
  return sitemapFile(
    origin,
    entries.map(({ id, updatedAt }) => ({ path: hrefOf(id), updatedAt })),
  );
}
