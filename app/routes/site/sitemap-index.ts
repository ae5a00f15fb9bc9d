import { configContext, databaseContext } from "#app/context.ts";
import { readForResource } from "#app/http/responses/try-database.ts";
import { sitemapIndex } from "#app/http/sitemap.ts";
import { countSitemaps } from "#db/sitemap.ts";
import type { Route } from "./+types/sitemap-index.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, professionals } = await readForResource(
    countSitemaps(context.get(databaseContext)),
  );
  const files = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${name}-${i + 1}`);
  return sitemapIndex(context.get(configContext).appOrigin, [
    "pages",
    ...files("services", services),
    ...files("professionals", professionals),
  ]);
}
