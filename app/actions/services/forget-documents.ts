import type { RouterContextProvider } from "react-router";
import { databaseContext, laterContext, purgeContext, type SessionUser } from "#app/context.ts";
import { documentTags } from "#app/http/document-tags.ts";
import { readServiceIds } from "#db/services/services.ts";

/**
 * Takes a service that is no longer shown off the documents of visitors, right after the response. When it fails, they
 * show it for five minutes at most.
 */
export function forgetService(context: Readonly<RouterContextProvider>, id: string): void {
  const purge = context.get(purgeContext);
  context.get(laterContext)(() => purge(documentTags({ services: [id], professionals: [] })));
}

/** The same of a professional with all services; nothing for a customer, whom no document shows. */
export function forgetProfessional(
  context: Readonly<RouterContextProvider>,
  { id, role }: Pick<SessionUser, "id" | "role">,
): void {
  if (role !== "professional") return;
  const purge = context.get(purgeContext);
  context.get(laterContext)(async () => {
    const services = await readServiceIds(context.get(databaseContext), id);
    await purge(documentTags({ services, professionals: [id] }));
  });
}
