import { isRouteErrorResponse } from "react-router";
import { errorCopy } from "./error-copy.ts";

/** The status of an error that a page has thrown, and what it carries; anything unexpected is 500. */
export function readError(error: unknown): { status: number; data: unknown } {
  return isRouteErrorResponse(error) ? error : { status: 500, data: null };
}

/** The title of the document of an error page; pages without an error have a title of their own. */
export function errorMeta({ error }: { error?: unknown }): { title: string }[] {
  if (!error) return [];
  const { status, data } = readError(error);
  return [{ title: `${errorCopy(status, data).title} | Kayap` }];
}
