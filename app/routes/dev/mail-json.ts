import type { Route } from "./+types/mail-json.ts";
import { outboxOf } from "./outbox.ts";

/** The e-mails to an address for tests and tools, newest first; times are UTC milliseconds. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const emails = await outboxOf(context, url);
  return Response.json(
    emails.map(({ to, subject, text, createdAt }) => ({ to, subject, text, createdAt })),
    { headers: { "Cache-Control": "no-store" } },
  );
}
