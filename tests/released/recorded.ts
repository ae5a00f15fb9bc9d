/** One call to a database: its statements, each as the index of its text in `texts` and its arguments. */
export type RecordedCall = [text: number, ...args: (string | number | null)[]][];

/** The calls that one request caused in the released build, over a fresh copy of the fixture. */
export type RecordedVisit = { name: string; calls: RecordedCall[] };

/** The database calls of the released build: those that made the fixture, and those of requests. */
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

/** Something a browser, a calendar or an inbox holds from the released build, and the answer it got. */
export type RecordedCredential = {
  what: string;
  cookie: string;
  path: string;
  /** Fields to post; without them the request is a GET. */
  fields?: Record<string, string>;
  status: number;
  /** The address it redirected to, without its query. */
  place: string | null;
};

/** What a hydrated page of the released build requests on navigation, and the routes it needs data of. */
export type RecordedData = { path: string; cookie: string; routes: string[] };

/** The ids of the routes that an answer for a hydrated page has data of. */
export function routesIn(answer: string): string[] {
  const found = answer.matchAll(/"(root|routes\/[\w/-]+)"/g);
  return Array.from(found, ([, id = ""]) => id).sort();
}

/** The address an answer redirects to, without its query, or null. */
export const placeOf = (answer: Response) =>
  answer.headers.get("Location")?.replace(/[?#].*/, "") ?? null;
