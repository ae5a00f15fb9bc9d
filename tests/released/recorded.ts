/** One call to a database: its statements, each as the place of its text among `texts` and its arguments. */
export type RecordedCall = [text: number, ...args: (string | number | null)[]][];

/** What one request made the released build ask of its database, in the world as it was at first. */
export type RecordedVisit = { name: string; calls: RecordedCall[] };

/** The database of the released build: how its world came about, and what requests made of it. */
export type RecordedStatements = {
  /** The last migration of the release. */
  migration: string;
  /** UTC milliseconds at which everything happened. */
  now: number;
  texts: string[];
  fixture: RecordedCall[];
  visits: RecordedVisit[];
};

/** A form as a page of the released build sends it, which wrote something there, and how it was answered. */
export type RecordedForm = {
  cookie: string;
  action: string;
  fields: [name: string, value: string][];
  status: number;
};

/** Something a browser, a calendar or an inbox kept of the released build, and what it got for it. */
export type RecordedCredential = {
  what: string;
  cookie: string;
  path: string;
  /** Posted when given. */
  fields?: Record<string, string>;
  status: number;
  /** Where it led, without its query. */
  place: string | null;
};

/** What a hydrated page of the released build asks for when somebody goes there, and the routes it needs data of. */
export type RecordedData = { path: string; cookie: string; routes: string[] };

/** The ids of the routes that an answer for a hydrated page has data of. */
export function routesIn(answer: string): string[] {
  const found = answer.matchAll(/"(root|routes\/[\w/-]+)"/g);
  return Array.from(found, ([, id = ""]) => id).sort();
}

/** Where an answer leads, without its query; null when nowhere. */
export const placeOf = (answer: Response) =>
  answer.headers.get("Location")?.replace(/[?#].*/, "") ?? null;
