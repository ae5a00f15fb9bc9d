import { paths } from "#app/links.ts";

/** A link in an e-mail to one of our pages, on the configured origin and never on another (threat 64). */
export const pageLink = (appOrigin: string, label: string, path: string) => ({
  label,
  url: new URL(path, appOrigin).href,
});

/** Why somebody gets an e-mail that they can turn off, with the address of their settings. */
export const settingsFootnote = (appOrigin: string, text: string) => ({
  text,
  url: new URL(paths.settings, appOrigin).href,
});
