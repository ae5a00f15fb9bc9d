/** Whether a browser fetches a page in advance, which its person may never look at. */
export function isPrefetch(request: Request): boolean {
  return /prefetch|prerender/.test(request.headers.get("Sec-Purpose") ?? "");
}
