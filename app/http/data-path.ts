const ENDING = ".data";

/** Whether a script of a page sent the request, and not the browser itself. */
export function isOfScript({ url }: Request): boolean {
  return url.includes(ENDING) && new URL(url).pathname.endsWith(ENDING);
}

/** The path of the page that a path names, whether it is that of the page or that of its data. */
export function documentPath(pathname: string): string {
  // React Router's own name for the data of the home page is /_.data.
  return pathname.replace(/(\/_)?\.data$/, "") || "/";
}

/** The path at which scripts find the data of a page. */
export function dataPath(pathname: string): string {
  return pathname === "/" ? "/_.data" : pathname + ENDING;
}
