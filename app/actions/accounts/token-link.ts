import { data } from "react-router";
import { hashToken, isToken } from "#app/auth/one-time-token.ts";
import { tryDatabase } from "#app/http/try-database.ts";

/**
 * What the page of a link in a letter shows: its token, or a 404 without one. Opening the link changes nothing: mail
 * programs open links by themselves (threat 9).
 */
export function loadToken(url: URL) {
  const token = url.searchParams.get("token");
  return isToken(token) ? data({ token }) : data({ token: null }, { status: 404 });
}

/**
 * Does what the token of a link stands for. Not ok, with what its page says, where nobody knows the token (`spend` gives
 * null or false) or the database is away.
 */
export async function spendToken<T>(url: URL, spend: (hash: string) => Promise<T | null | false>) {
  const token = url.searchParams.get("token");
  const unknown = { ok: false, page: data("unknown" as const, { status: 404 }) } as const;
  if (!isToken(token)) return unknown;
  const spent = await tryDatabase(spend(hashToken(token)));
  if (!spent.ok) {
    const page = data("failed" as const, { status: 503, headers: { "Retry-After": "5" } });
    return { ok: false, page } as const;
  }
  return spent.value ? ({ ok: true, value: spent.value } as const) : unknown;
}
