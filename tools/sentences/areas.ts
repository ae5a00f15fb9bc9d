/** The pages of the catalogue in their order: name, title, and the files whose sentences they list. */
export const AREAS: readonly (readonly [name: string, title: string, files: RegExp])[] = [
  ["team", "The team", /\/team[/.]|\/staff\.ts/],
  ["e-mails", "E-mails", /^app\/email\//],
  ["bookings", "Bookings", /\/bookings?\/|\/book\/|\/(?:book|choose-service|calendar-feed)\.tsx?$/],
  ["jobs", "Jobs and offers", /\/(?:jobs?|post-job)[/.]/],
  ["messages", "Messages", /\/messages\/|^party\//],
  ["notifications", "Notifications and pushes", /\/notifications?[/.-]|\/push[/.-]/],
  ["reviews", "Reviews", /\/reviews\//],
  ["profiles", "Profiles", /\/profiles?[/.]/],
  ["saved", "Saved services", /\/saved[/.-]|\/save[.-]/],
  ["search", "Search and categories", /\/(?:search|categor(?:y|ies)|combobox)[/.]|\/find\.tsx$/],
  ["services", "Services", /\/services?[/.]|\/photos\/|\/postal-code\.ts$/],
  ["settings", "Settings", /\/settings\//],
  ["accounts", "Accounts and signing in", /\/(?:accounts?|auth)\//],
  [
    "offline",
    "Without a connection",
    /\/(?:offline|queue|device|drafts)[/.]|\/kept-templates|\/connect(?!ion\/)|\/no-answer/,
  ],
  ["static-pages", "Public pages", /^app\/(?:content|routes\/site|ui\/site|ui\/home)\/|\/home[/.]/],
  ["overviews", "Dashboard", /\/(?:dashboard|overview)[/.]/],
  ["frame", "The frame and what all pages share", /./],
];

/**
 * Files and declarations whose English nobody who uses Kayap reads: data of the search, reasons beside rules for the
 * tests, and settings for whoever runs it.
 */
export const NOT_SHOWN = [
  /^app\/domain\/search\/(?:lexicon\/|words\/(?:fillers|stem|doing)|reading\/(?:gazetteer|place-names|(?:day|part|price|time)-words)|stages\/fts-pieces|trades\/stem)/,
  /^app\/domain\/places\/areas\.ts AREAS$/,
  /^app\/domain\/accounts\/access-after\.ts/,
  /^app\/domain\/bookings\/guard-rules\.ts (?:GUARD_RULES|TIME_STANDS|REQUEST_ONLY)$/,
  /^app\/(?:environment|routes\/site\/robots)\.ts/,
  /^app\/http\/(?:monitoring\/configuration-error|cookies\/cookies)\.ts/,
  /^app\/domain\/text\/clean-text\.ts JOINED$/,
  /^app\/ui\/pictures\/category-art\.ts/,
  /^app\/client\/connection\/no-answer\.ts (?:NOT_DECODED|OWN_ERROR)$/,
  /^app\/(?:routes|ui)\/dev\//,
  /^db\/(?:data-export\/data-export|migrate)\.ts/,
] as const;
