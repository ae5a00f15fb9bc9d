import type { MiddlewareFunction } from "react-router";
import { z } from "zod";
import {
  decidingField,
  needsProofToSend,
  needsProofToView,
  type RouteEffects,
} from "#app/domain/accounts/effects.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { isRead } from "#app/http/is-read.ts";
import { hasRecentProof, redirectToProof } from "#app/http/security/proof.ts";
import { routeRulesOf } from "#app/route-rules.ts";

/**
 * Redirects a request with an effect on the account (app/route-rules.ts) to the page that asks for the password or a code,
 * unless one was given within five minutes (threats 69 and 88). It runs after the guard, which lets only signed-in people
 * through to such a route.
 */
export const requireRecentReauthentication: MiddlewareFunction<Response> = async (
  { request, url, pattern, context },
  next,
) => {
  const effects = routeRulesOf(pattern)?.effects;
  if (!effects || !(await needsProof(request, effects)) || hasRecentProof(context)) return next();
  throw redirectToProof(request, url);
};

async function needsProof(request: Request, effects: RouteEffects): Promise<boolean> {
  if (isRead(request)) return needsProofToView(effects);
  const field = decidingField(effects);
  return needsProofToSend(effects, field === null ? "" : await valueIn(request, field));
}

/** The value of a field of a posted form; empty without it. */
async function valueIn(request: Request, field: string): Promise<string> {
  const schema = z.object({ [field]: z.string().catch("") });
  const form = await readForm(request.clone(), schema);
  return (form.ok ? form.data[field] : form.values[field]) ?? "";
}
