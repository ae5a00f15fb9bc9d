import { z } from "zod";
import { databaseContext } from "#app/context.ts";
import { SERVICES_NOT_LOADED } from "#app/domain/services/form.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage } from "#app/http/try-database.ts";
import { privateMeta } from "#app/ui/head.ts";
import { ServicesPage } from "#app/ui/services/services-page.tsx";
import { readServiceList } from "#db/services/services.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = () => privateMeta("My Services");

const pageNumber = z.coerce.number().int().min(1).max(10_000).catch(1);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id, role } = signedIn(context);
  const page = pageNumber.parse(url.searchParams.get("page"));
  const list = await readForPage(
    readServiceList(context.get(databaseContext), id, page),
    SERVICES_NOT_LOADED,
  );
  return { ...list, professional: role === "professional" };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData} />;
}
