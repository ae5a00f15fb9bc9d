import { MorePage } from "#app/ui/dashboard/more-page.tsx";
import { pageHead } from "#app/ui/head.ts";
import type { Route } from "./+types/more.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "More | Kayap", unlisted: true });

export default function More({ matches: [root, layout] }: Route.ComponentProps) {
  return <MorePage view={layout.loaderData.view} theme={root.loaderData.theme} />;
}
