/** The `handle` of a route: settings for the document of its page. */
export type PageHandle = {
  /** React runs in the browser. */
  hydrate?: true;
  /** It has the stylesheet of the dashboard, as every page that needs an account; otherwise that of the public pages. */
  dashboardStyles?: true;
  /** It has scripts of its own, and nothing on it needs the islands. */
  ownScripts?: true;
};

/** Whether the `handle` of a route says this. */
export function handleSays(handle: unknown, name: keyof PageHandle): boolean {
  return typeof handle === "object" && handle !== null && name in handle;
}
