import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { configContext } from "#app/context.ts";
import { ONE_YEAR_SECONDS } from "#app/domain/time/durations.ts";
import { hostCookie, readCookie, writeCookie } from "#app/http/cookies/cookies.ts";
import { hashToken, isToken, newToken } from "./one-time-token.ts";
import { readSignedValue, signedValue } from "./signed-value.ts";

/** The cookie's name, and the purpose of the key that signs it. */
const NAME = "device";

const idSchema = z.string();

/** A browser, known by a cookie of its own; only the hash of its id is stored (decision 26). */
type Device = {
  id: string;
  hash: string;
  /**
   * Whether we gave the browser its id. Anybody can invent an id, so limits treat an unsigned one as no cookie; what is
   * stored under its hash, such as a sign-in, still counts (threat 92).
   */
  isSigned: boolean;
};

/**
 * The browser that sent a request; null without a device cookie, or when its signature is not ours. A cookie without a
 * signature may come from the release before (threat 84).
 */
export function readDevice(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Device | null {
  const cookie = readCookie(request, hostCookie(request, NAME));
  const { secret } = context.get(configContext);
  const signedId = idSchema.safeParse(readSignedValue(cookie, secret, NAME)).data;
  const id = signedId ?? cookie;
  return isToken(id) ? { id, hash: hashToken(id), isSigned: signedId !== undefined } : null;
}

/** A device for a browser that has none yet. */
export function newDevice(): Device {
  const id = newToken();
  return { id, hash: hashToken(id), isSigned: true };
}

/**
 * The headers with which an uncached page gives a browser its signed device cookie; empty when it has one (threat 82). An
 * unsigned id is kept and signed, because sign-ins may be stored under its hash.
 */
export function headersForNewDevice(
  request: Request,
  context: Readonly<RouterContextProvider>,
): HeadersInit {
  const device = readDevice(request, context);
  if (device?.isSigned) return {};
  return { "Set-Cookie": deviceCookie(request, context, device ?? newDevice()) };
}

/** The signed cookie that identifies a browser for a year. */
export function deviceCookie(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { id }: Device,
): string {
  const value = signedValue(id, context.get(configContext).secret, NAME);
  return writeCookie(request, hostCookie(request, NAME), value, {
    maxAge: ONE_YEAR_SECONDS,
    httpOnly: true,
  });
}
