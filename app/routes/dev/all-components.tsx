import { clockContext, databaseContext } from "#app/context.ts";
import { readForResource } from "#app/http/responses/try-database.ts";
import states from "#app/styles/component-states.css?url";
import { ComponentsPage } from "#app/ui/dev/components-page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { PageHandle } from "#app/ui/pages/page-handle.ts";
import { readHome } from "#db/home.ts";
import type { Route } from "./+types/all-components.ts";
import { requireLocal } from "./local-only.ts";

export const handle: PageHandle = { dashboardStyles: true };

export const meta = () => privateMeta("Components");

export const headers = () => ({ "Cache-Control": "no-store" });

export const links = () => [{ rel: "stylesheet", href: states }];

/** A photo of the demo data shows what photos look like. */
export async function loader({ url, context }: Route.LoaderArgs) {
  requireLocal(context);
  const { featured } = await readForResource(
    readHome(context.get(databaseContext), { viewer: null, now: context.get(clockContext)() }),
  );
  return {
    photoId: featured.find(({ photoId }) => photoId)?.photoId ?? null,
    isLarge: url.searchParams.get("text") === "200",
  };
}

export default function Components({ loaderData }: Route.ComponentProps) {
  return <ComponentsPage {...loaderData} />;
}
