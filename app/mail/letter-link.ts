/** The address of a page with a one-time code, on the configured origin and never on another (threat 64). */
export function letterLink(appOrigin: string, path: string, token: string): string {
  return new URL(`${path}?${new URLSearchParams({ token })}`, appOrigin).href;
}
