import { renderToStringAsync } from "preact-render-to-string";
import type { ReactElement } from "react";

export { renderToStaticMarkup } from "preact-render-to-string";

/** The HTML of a page that hydrates, whole: React Router writes the page's data behind it, and nothing else is waited for. */
export async function renderToReadableStream(application: ReactElement): Promise<string> {
  return `<!doctype html>${await renderToStringAsync(application)}`;
}
