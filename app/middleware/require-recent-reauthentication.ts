import type { MiddlewareFunction } from "react-router";
import { z } from "zod";
import { clockContext } from "#app/context.ts";
import {
  isRecentReauthentication,
  proofToSend,
  proofToView,
} from "#app/domain/accounts/reauthentication.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect, redirectDocument } from "#app/http/redirect.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { paths } from "#app/links.ts";

const CONFIRM = paths.confirmIdentity;
const intentSchema = z.object({ intent: z.string().catch("") });

/**
 * Redirects a request for something sensitive to the page that asks for the password or a code, unless one was given
 * within five minutes (threat 69). A form is redirected by a 307, with which a browser posts it again, so that nothing
 * that was typed is lost. It runs after the guard, which lets only signed-in people through to such a route.
 */
export const requireRecentReauthentication: MiddlewareFunction<Response> = async (
  { request, url, pattern, context },
  next,
) => {
  const sends = request.method !== "GET" && request.method !== "HEAD";
  const route = `/${pattern.replace(/^\//, "")}`;
  const proof = sends ? proofToSend(route, await intentOf(request, route)) : proofToView(route);
  if (proof !== "recent") return next();
  const { confirmedAt } = signedIn(context);
  if (isRecentReauthentication(confirmedAt, context.get(clockContext)())) return next();
  const here = encodeURIComponent(url.pathname + url.search);
  const isData = new URL(request.url).pathname.endsWith(".data");
  // A script's request cannot take its form along; our own forms here are sent as documents.
  if (!sends || isData) throw redirectDocument(`${CONFIRM}?next=${here}`, 303);
  throw redirect(`${CONFIRM}?send=${here}`, 307);
};

/** The `intent` of a posted form; empty where the route asks for the same whatever its form says. */
async function intentOf(request: Request, route: string): Promise<string> {
  if (proofToSend(route, "") !== "recent") return "";
  const form = await readForm(request.clone(), intentSchema);
  return form.ok ? form.data.intent : (form.values.intent ?? "");
}
