import { MOST_BYTES } from "./read-form.ts";

/** Whether a request is a form without files, also one that does not say how long it is. */
export function isPlainForm(request: Request): boolean {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim();
  return request.method === "POST" && type === "application/x-www-form-urlencoded";
}

/** Whether a request is a form without files that may be held whole, so that it can be handled twice. */
export function isSmallForm(request: Request): boolean {
  const length = request.headers.get("Content-Length") ?? "";
  return isPlainForm(request) && /^\d+$/.test(length) && Number(length) <= MOST_BYTES;
}

/** Makes copies of a request: of a small form with the same body each, of any other the request itself. */
export async function copiesOf(request: Request): Promise<() => Request> {
  if (!isSmallForm(request)) return () => request;
  const body = await request.arrayBuffer();
  return () => new Request(request, { body });
}
