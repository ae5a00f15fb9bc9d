import type { RouterContextProvider } from "react-router";
import { databaseContext, laterContext, purgeContext, type SessionUser } from "#app/context.ts";
import { documentTags } from "#app/http/documents/document-tags.ts";
import { readServiceIds } from "#db/services/services.ts";

/**
 * Purges the documents of visitors that show a service, right after the response. When that fails, they show the service for
 * five minutes at most.
 */
export function forgetService(context: Readonly<RouterContextProvider>, id: string): void {
  const purge = context.get(purgeContext);
  context.get(laterContext)(() => purge(documentTags({ services: [id], professionals: [] })));
}

/** The same for a professional and all their services. A customer is on no document, so nothing is purged. */
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
