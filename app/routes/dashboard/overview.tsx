import { pageHead } from "#app/ui/head.ts";
import type { Route } from "./+types/overview.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Dashboard | Kayap", unlisted: true });

export default function Overview({ matches }: Route.ComponentProps) {
  const { firstName } = matches[2].loaderData;
  return (
    <main id="main" className="wrap sec">
      <div className="stack measure">
        <h1>Welcome, {firstName}</h1>
        <p>You are signed in. Messages, bookings and saved services will stand here.</p>
        <a className="btn" href="/search">
          Search for Services
        </a>
      </div>
    </main>
  );
}
