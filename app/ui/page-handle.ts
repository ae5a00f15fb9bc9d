/** What the `handle` of a route says of the document of its page. */
export type PageHandle = {
  /** React runs in the browser. */
  hydrate?: true;
  /** That of the pages that need an account; without it that of the public ones. */
  stylesheet?: "dashboard";
  /** It has scripts of its own, and nothing on it needs the islands. */
  islands?: false;
};

/** Whether the `handle` of a route says this. */
export function handleSays<Name extends keyof PageHandle>(
  handle: unknown,
  name: Name,
  value: NonNullable<PageHandle[Name]>,
): boolean {
  return typeof handle === "object" && handle !== null && Reflect.get(handle, name) === value;
}
