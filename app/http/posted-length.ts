import { createContext, type RouterContextProvider } from "react-router";

const postedContext = createContext<string | null>(null);

/** Notes the length that a posted form chooses: the page that answers it shows the times of that one. */
export function noteLength(
  context: Readonly<RouterContextProvider>,
  duration: string | number | undefined,
): void {
  context.set(postedContext, duration === undefined ? null : String(duration));
}

/** The length that a page shows the times of: that of the form which it answers, else of its address; null for none. */
export function namedLength(context: Readonly<RouterContextProvider>, url: URL): string | null {
  return context.get(postedContext) ?? url.searchParams.get("duration");
}
