import type { SafePath } from "#app/domain/paths/safe-path.ts";

/**
 * The address of a page with a one-time token, on the configured origin and never on another (threat 64); `next` is
 * where to go afterwards.
 */
export function emailLink(
  appOrigin: string,
  path: string,
  token: string,
  next: SafePath | null = null,
): string {
  const query = new URLSearchParams({ token, ...(next && { next }) });
  return new URL(`${path}?${query}`, appOrigin).href;
}
