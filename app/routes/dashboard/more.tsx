import { MorePage } from "#app/ui/dashboard/more-page.tsx";
import { privateMeta } from "#app/ui/head.ts";
import type { Route } from "./+types/more.ts";

export const meta = () => privateMeta("More");

export default function More({ matches: [root, layout] }: Route.ComponentProps) {
  return <MorePage view={layout.loaderData.view} theme={root.loaderData.theme} />;
}
