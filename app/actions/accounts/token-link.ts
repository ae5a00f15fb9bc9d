import { data } from "react-router";
import { hashToken, isToken } from "#app/auth/one-time-token.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";

/**
 * The data of the page of an e-mail's link: its token, or a 404 without one. Opening the link changes nothing: e-mail
 * programs open links by themselves (threat 9).
 */
export function loadToken(url: URL) {
  const token = url.searchParams.get("token");
  return isToken(token) ? data({ token }) : data({ token: null }, { status: 404 });
}

/**
 * Redeems the token of a link. Not ok, with the page to answer with, when the token is unknown (`redeem` returns null or
 * false) or the database does not answer.
 */
export async function redeemToken<T>(
  url: URL,
  redeem: (hash: string) => Promise<T | null | false>,
) {
  const token = url.searchParams.get("token");
  const unknown = { ok: false, page: refuse(404, "unknown" as const) } as const;
  if (!isToken(token)) return unknown;
  const result = await tryDatabase(redeem(hashToken(token)));
  if (!result.ok) return { ok: false, page: refuse(503, "failed" as const) } as const;
  return result.value ? ({ ok: true, value: result.value } as const) : unknown;
}
