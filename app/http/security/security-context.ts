import type { RouterContextProvider } from "react-router";
import { clockContext } from "#app/context.ts";
import type { SecurityContext } from "#db/accounts/security-log.ts";
import { clientAddress } from "./client-address.ts";

const LONGEST_AGENT = 200;

/** What the security log stores about a request: an address prefix and one line of user agent (threat 61). */
export function securityContext(
  request: Request,
  context: Readonly<RouterContextProvider>,
): SecurityContext {
  return {
    ipPrefix: prefixOf(clientAddress(request)),
    userAgent: agentOf(request),
    now: context.get(clockContext)(),
  };
}

/** 190.80.1.2 is stored as 190.80.1.0/24; an IPv6 address is its /64 already. */
function prefixOf(address: string): string | null {
  if (address === "unknown") return null;
  return address.includes(":") ? address : address.replace(/\.\d+$/, ".0/24");
}

function agentOf(request: Request): string | null {
  const agent = request.headers
    .get("User-Agent")
    ?.replace(/\p{C}+/gu, " ")
    .trim();
  return agent ? agent.slice(0, LONGEST_AGENT) : null;
}
