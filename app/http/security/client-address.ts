/**
 * The address a request came from, for rate limits: only from the platform's CF-Connecting-IP, never from a header
 * that a client can write. IPv6 counts by its /64, since one connection owns all of that (threat 7).
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP")?.trim() ?? "";
  if (/^[\d.]{7,15}$/.test(address)) return address;
  return networkOf(address) ?? "unknown";
}

function networkOf(address: string): string | null {
  const groups = groupsOf(address);
  if (!groups) return null;
  const mapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return mapped ? ipv4Of(groups.slice(6)) : `${groups.slice(0, 4).join(":")}::/64`;
}

/** The eight groups of an IPv6 address, or null for anything else. */
function groupsOf(address: string): string[] | null {
  const url = `http://[${address}]/`;
  if (!URL.canParse(url)) return null;
  const [head = "", tail] = new URL(url).hostname.slice(1, -1).split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after];
}

function ipv4Of(groups: string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join(".");
}

/** The English name of the country a request came from, by the platform; null when unknown. */
export function placeOf(request: Request): string | null {
  const code = request.headers.get("CF-IPCountry") ?? "";
  if (!/^[A-Z]{2}$/.test(code) || code === "XX") return null;
  return new Intl.DisplayNames("en", { type: "region" }).of(code) ?? null;
}
