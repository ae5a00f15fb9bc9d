import { join } from "node:path";
import type { Rolldown } from "vite";

/** Every page of the dashboard loads what these import. */
const FRAME = ["app/root.tsx", "app/routes/dashboard/layout.tsx"];

/** The catalogue and what needs it: 6 kB that many pages share and most do not load. */
const CATALOGUE =
  /\/app\/(domain\/(services\/catalogue|search\/filters)|ui\/pictures\/category-pattern)/;

/** The buttons of a booking's transitions, its badge and its clock: a page that loads one of these loads nearly always all. */
const TRANSITIONS =
  /\/app\/(domain\/bookings\/(transition|answerer)|ui\/bookings\/(transition|badge|use-now))/;

/** The transitions import it; the page of a job imports it and no transition. */
const UNLESS_WAITING = /\/app\/ui\/queue\/unless-waiting/;

/** What long forms share: a page that loads one of these mostly loads both. */
const LONG_FORMS = /\/app\/ui\/forms\/(changed-elsewhere|save-bar)\.tsx$/;

/** What a form with photos picks and checks. */
const PHOTO_FORMS = /\/app\/(ui\/forms\/file-picker|domain\/services\/photo)\.tsx?$/;

/** What a browser gets of these is smaller than the request for it. */
const SMALL =
  /\/app\/(domain\/(accounts\/registration|bookings\/visit|forms\/difference|money\/price-field)|ui\/(bookings\/message-link|use-hydrated))\.ts$/;

/** Parts of the account pages: those are many, most are plain documents, and no page of the dashboard should load them for them. */
const OF_ACCOUNT_PAGES = /\/app\/ui\/accounts\//;

/** The fewest pages that share what goes into one script for all of them. */
const SHARED_BY = 13;

/**
 * How the modules of hydrated pages are spread over scripts: what every page of the dashboard loads is one, and what many pages
 * share another. Each script is a request that may be lost, and a page hydrates when it has all of them.
 */
export function scriptGroups(folder: string): Rolldown.CodeSplittingOptions {
  let frame: ReadonlySet<string> | null = null;
  return {
    groups: [
      {
        debugName: "frame",
        priority: 1,
        name: (id, context) => {
          frame ??= withImports(
            FRAME.map((file) => join(folder, file)),
            (module) => context.getModuleInfo(module)?.importedIds ?? [],
          );
          return frame.has(id) || SMALL.test(id) ? "frame" : null;
        },
      },
      {
        name: "shared",
        minShareCount: SHARED_BY,
        test: (id) => !CATALOGUE.test(id) && !OF_ACCOUNT_PAGES.test(id),
      },
      { name: "catalogue", test: CATALOGUE },
      { name: "unless-waiting", test: UNLESS_WAITING },
      { name: "transitions", test: TRANSITIONS },
      { name: "long-forms", test: LONG_FORMS },
      { name: "photo-forms", test: PHOTO_FORMS },
    ],
  };
}

/** These modules, and all that they import. */
function withImports(
  modules: readonly string[],
  importsOf: (module: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set(modules);
  for (const module of found) {
    for (const imported of importsOf(module)) found.add(imported);
  }
  return found;
}
