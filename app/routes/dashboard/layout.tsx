import { Outlet } from "react-router";
import { userContext } from "#app/context.ts";
import { requireUser } from "#app/middleware/require-user.ts";
import type { Route } from "./+types/layout.ts";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

/** Who is signed in. Without a loader here the middleware would not run for requests for data. */
export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  return { firstName: user?.firstName ?? "", role: user?.role ?? "customer" };
}

export default function DashboardLayout() {
  return <Outlet />;
}
