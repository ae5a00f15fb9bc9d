import { configContext } from "#app/context.ts";
import { paths } from "#app/links.ts";
import type { Route } from "./+types/robots.ts";

const PRIVATE = [paths.dashboard, paths.login, paths.theme, paths.newsletter, "/dev", "/*/*/book"];

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Sitemap: ${context.get(configContext).appOrigin}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
