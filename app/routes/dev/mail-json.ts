import type { Route } from "./+types/mail-json.ts";
import { lettersFor } from "./outbox.ts";

/** The letters to an address for tests and tools, newest first; times are UTC milliseconds. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const letters = await lettersFor(context, url);
  return Response.json(
    letters.map(({ to, subject, text, createdAt }) => ({ to, subject, text, createdAt })),
    { headers: { "Cache-Control": "no-store" } },
  );
}
