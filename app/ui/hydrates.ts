/** Whether a route runs React in the browser: `export const handle = { hydrate: true }`. */
export function hydrates(handle: unknown): boolean {
  return (
    typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === true
  );
}
