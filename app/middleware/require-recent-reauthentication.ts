import type { MiddlewareFunction } from "react-router";
import { z } from "zod";
import { clockContext } from "#app/context.ts";
import { isRecentProof, proofToSend, proofToView } from "#app/domain/accounts/reauthentication.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect, redirectDocument } from "#app/http/redirect.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { paths } from "#app/links.ts";

const CONFIRM = paths.confirmIdentity;
const intentSchema = z.object({ intent: z.string().catch("") });

/**
 * Leads whoever asks for something sensitive to the page that asks for the password or a code, unless one was given
 * within five minutes (threat 69). A form goes along by a 307, with which a browser posts it again, so that nothing that
 * was typed is lost. It stands behind the guard, which lets only people through.
 */
export const requireRecentProof: MiddlewareFunction<Response> = async (
  { request, url, pattern, context },
  next,
) => {
  if (isRecentProof(signedIn(context).confirmedAt, context.get(clockContext)())) return next();
  const sends = request.method !== "GET" && request.method !== "HEAD";
  const route = `/${pattern.replace(/^\//, "")}`;
  const needed = sends ? proofToSend(route, await intentOf(request, route)) : proofToView(route);
  if (needed !== "recent") return next();
  const here = encodeURIComponent(url.pathname + url.search);
  const isData = new URL(request.url).pathname.endsWith(".data");
  // A script's request cannot take its form along; our own forms here are sent as documents.
  if (!sends || isData) throw redirectDocument(`${CONFIRM}?next=${here}`, 303);
  throw redirect(`${CONFIRM}?send=${here}`, 307);
};

async function intentOf(request: Request, route: string): Promise<string> {
  if (proofToSend(route, "") !== "recent") return "";
  const form = await readForm(request.clone(), intentSchema);
  return form.ok ? form.data.intent : (form.values.intent ?? "");
}
