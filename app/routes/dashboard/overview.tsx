import { data } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { popularCategories } from "#app/domain/services/catalogue.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readView } from "#app/http/view.ts";
import { privateMeta } from "#app/ui/head.ts";
import { CustomerOverview } from "#app/ui/overview/customer-overview.tsx";
import { ProfessionalOverview } from "#app/ui/overview/professional-overview.tsx";
import { readCustomerOverview, readProfessionalOverview } from "#db/overview.ts";
import type { Route } from "./+types/overview.ts";

const POPULAR = 4;

export const meta: Route.MetaFunction = () => privateMeta("Dashboard");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, firstName, unreadMessages, ...user } = signedIn(context);
  const db = context.get(databaseContext);
  const person = { firstName, unreadMessages };
  if (readView(request, user) === "professional") {
    const parts = await readProfessionalOverview(db, id);
    return overview({ view: "professional" as const, ...person, ...parts }, parts);
  }
  const now = context.get(clockContext)();
  const { counts, ...parts } = await readCustomerOverview(db, id, now);
  const popular = counts && popularCategories(counts, POPULAR);
  const page = { view: "customer" as const, ...person, ...parts, popular };
  return overview(page, { ...parts, counts });
}

/** The status is 503 when none of the parts could be read. */
function overview<T>(page: T, parts: Record<string, unknown>) {
  return Object.values(parts).every((value) => value === null) ? refuse(503, page) : data(page);
}

export default function Overview({ loaderData: page }: Route.ComponentProps) {
  return page.view === "professional" ? (
    <ProfessionalOverview {...page} />
  ) : (
    <CustomerOverview {...page} />
  );
}
