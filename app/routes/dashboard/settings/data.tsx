import { pageHead } from "#app/ui/head.ts";
import { DataPage } from "#app/ui/settings/data-page.tsx";
import type { Route } from "./+types/data.ts";

const PROBLEMS = new Map([
  ["today", "You have downloaded your data today. Please try again tomorrow."],
  ["away", "We could not do this right now. Please try again in a moment."],
]);

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Download My Data | Kayap", unlisted: true });

export function loader({ url }: Route.LoaderArgs) {
  return { problem: PROBLEMS.get(url.searchParams.get("problem") ?? "") ?? null };
}

export default function Data({ loaderData }: Route.ComponentProps) {
  return <DataPage problem={loaderData.problem} />;
}
