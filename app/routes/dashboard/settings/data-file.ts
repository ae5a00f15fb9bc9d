import { type RouterContextProvider, redirect } from "react-router";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { dayOf } from "#app/domain/guyana-day.ts";
import { answered } from "#app/http/answered.ts";
import { HOUR_MS, type Limit, secondsToWait } from "#app/http/limit.ts";
import { signedIn } from "#app/middleware/require-user.ts";
import { readOwnData } from "#db/own-data.ts";
import type { Route } from "./+types/data-file.ts";

const LIMIT: Limit = { action: "own-data", most: 1, windowMs: 24 * HOUR_MS };
const PAGE = "/dashboard/settings/data";

export function loader() {
  return redirect(PAGE, 303);
}

/** A person's data as a file, once a day. It is the answer itself: there is no link that somebody else could find. */
export async function action({ context }: Route.ActionArgs) {
  const { id } = signedIn(context);
  const made = await answered(ownFile(context, id));
  if (!made.ok) return redirect(`${PAGE}?problem=away`, 303);
  if (made.value === null) return redirect(`${PAGE}?problem=today`, 303);
  const day = dayOf(context.get(clockContext)());
  return new Response(made.value, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="kayap-${day}.json"`,
    },
  });
}

/** Null for somebody who had it today. */
async function ownFile(
  context: Readonly<RouterContextProvider>,
  userId: string,
): Promise<string | null> {
  if (await secondsToWait(context, LIMIT, userId)) return null;
  const { photos, ...own } = await readOwnData(context.get(databaseContext), userId);
  const { appOrigin } = context.get(configContext);
  const pictures = photos.map((photo) => ({
    ...photo,
    url: new URL(`/photos/${photo.id}/800.webp`, appOrigin).href,
  }));
  return JSON.stringify({ ...own, photos: pictures }, null, 2);
}
