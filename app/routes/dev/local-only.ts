import { data, type RouterContextProvider } from "react-router";
import { configContext } from "#app/context.ts";

/** Throws a 404 unless this is a developer's machine. */
export function requireLocal(context: Readonly<RouterContextProvider>): void {
  if (!context.get(configContext).isLocal) throw data(null, { status: 404 });
}
