import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { pageHead } from "#app/ui/head.ts";
import type { Route } from "./+types/overview.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Dashboard | Kayap", unlisted: true });

export default function Overview({ matches: [, layout] }: Route.ComponentProps) {
  const { person } = layout.loaderData;
  return (
    <DashboardPage title={`Welcome, ${person.firstName}`}>
      <p>You are signed in.</p>
    </DashboardPage>
  );
}
