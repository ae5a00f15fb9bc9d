import { z } from "zod";
import { databaseContext } from "#app/context.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { pageHead } from "#app/ui/head.ts";
import { ServicesPage } from "#app/ui/services/services-page.tsx";
import { readOwnServices } from "#db/services/own-services.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "My Services | Kayap", unlisted: true });

const pageNumber = z.coerce.number().int().min(1).max(10_000).catch(1);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id, role } = signedIn(context);
  const page = pageNumber.parse(url.searchParams.get("page"));
  const read = await tryDatabase(readOwnServices(context.get(databaseContext), id, page));
  const professional = role === "professional";
  if (!read.ok) return refuse(503, { list: null, professional });
  return { list: read.value, professional };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData} />;
}
