import { ACCOUNT_FIELD } from "./accounts/account-field.ts";
import {
  type Reader,
  readList,
  readObject,
  readOneOf,
  readOrNull,
  readText,
  Unreadable,
} from "./json-reader.ts";
import { safePath } from "./safe-path.ts";
import { isSecretField } from "./secret-field.ts";
import type { ProtectingSetting } from "./settings/protection.ts";

/** What is left out of a form that waits to be sent again, because it must not be stored. */
const OMITTED = ["passwords", "files", "protection", "everything"] as const;
export type Omitted = (typeof OMITTED)[number][];

/** What is left out of a form, from its stored value; throws `Unreadable` on anything else. */
export const readOmitted: Reader<Omitted> = readList(readOneOf(OMITTED));

/** A form that was refused, as its person can send it again: without passwords, codes and files. */
export type UnsentForm = {
  /** The address it was sent to. */
  action: string;
  /** Names and values, in the order sent. */
  fields: [string, string][];
  omitted: Omitted;
};

/** What a field of it is called, and what it would save, in words. */
export type UnsentValue = [label: string, value: string];

/** It with what it would save, as its page shows it. */
export type ShownForm = UnsentForm & { values: UnsentValue[] };

/**
 * The fields of a form as they may be given back: without the account in which it was opened, because it is sent again in
 * the one that is signed in then.
 */
export function unsentOf(
  { fields: all, hadFiles }: { fields: [string, string][]; hadFiles: boolean },
  action: string,
): UnsentForm {
  const fields = all.filter(([name]) => !isSecretField(name) && name !== ACCOUNT_FIELD);
  const omitted: Omitted = [];
  if (all.some(([name]) => isSecretField(name))) omitted.push("passwords");
  if (hadFiles) omitted.push("files");
  return { action, fields, omitted };
}

/** The pages whose forms do nothing but what needs the password, and the one where it depends on what changes. */
const PROTECTED = /^\/dashboard\/(settings\/.|bookings\/feed$)/;
const SETTINGS = "/dashboard/settings";
const PROTECTING: readonly string[] = [
  "loginAlerts",
  "sessionTimeout",
] satisfies ProtectingSetting[];
const KEEPS_PROTECTION = "keepsProtection";

/**
 * A form without what it would do to the safety of an account: somebody else may have filled it in, and it is sent again
 * under the password of whoever is signed in then (threat 89). The settings that protect the account stay as they are.
 */
export function withoutProtection(form: UnsentForm): UnsentForm {
  const path = routedPath(form.action);
  if (path === null || PROTECTED.test(path))
    return { ...form, fields: [], omitted: ["everything"] };
  if (path !== SETTINGS) return form;
  const others = form.fields.filter(
    ([name]) => !PROTECTING.includes(name) && name !== KEEPS_PROTECTION,
  );
  return {
    ...form,
    fields: [...others, [KEEPS_PROTECTION, "on"]],
    omitted: [...form.omitted, "protection"],
  };
}

/** The path of an address as routes are found by it: in whatever case, encoded or not. Null for one that is none. */
function routedPath(address: string): string | null {
  const [path = ""] = address.split("?");
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/+$/, "");
  } catch {
    return null;
  }
}

const readAction: Reader<string> = (value) => {
  if (typeof value !== "string" || safePath(value) !== value) throw new Unreadable();
  return value;
};

const readPair: Reader<[string, string]> = (value) => {
  const [name, text, ...more] = readList(readText)(value);
  if (name === undefined || text === undefined || more.length > 0) throw new Unreadable();
  return [name, text];
};

const readUnsentForm = readObject<ShownForm>({
  action: readAction,
  fields: readList(readPair),
  omitted: readOmitted,
  values: readList(readPair),
});

/** The form in the data of a page's error, or null. */
export function unsentFormOf(errorData: unknown): ShownForm | null {
  return readOrNull(readUnsentForm, errorData);
}

/** The forms in which somebody types or chooses something, and what each of them saves. */
const SAVED: readonly (readonly [address: RegExp, saved: string])[] = [
  // Of the release before: a form without a session waits as a draft since then (decision 65).
  [/^\/service\/[^/]+\/book$/, "a booking request"],
  [/^\/dashboard\/services\/(new|edit(\/[^/]+)?)$/, "a service"],
  [/^\/dashboard\/profile$/, "your profile"],
  [/^\/dashboard\/licences$/, "a licence"],
  [/^\/dashboard\/reviews\/new$/, "a review"],
  [/^\/dashboard\/reviews\/[^/]+\/edit$/, "a review"],
  [/^\/dashboard\/reviews\/[^/]+\/reply$/, "a reply to a review"],
  [/^\/dashboard\/settings$/, "your settings"],
  [/^\/dashboard\/bookings\/hours$/, "your hours"],
  [/^\/dashboard\/bookings\/days-off$/, "your days off"],
  [
    /^\/dashboard\/bookings\/[^/]+\/(cancel|complete|decline|propose|dispute)$/,
    "a change of a booking",
  ],
  [/^\/dashboard\/bookings\/(?!feed$)[^/]+$/, "a change of a booking"],
  [/^\/dashboard\/messages$/, "a message"],
  [/^\/dashboard\/(reviews|messages|jobs)\/[^/]+\/report$/, "a report"],
  [/^\/dashboard\/messages\/[^/]+\/offer$/, "an offer"],
  [/^\/dashboard\/jobs\/[^/]+$/, "an offer"],
  [/^\/dashboard\/offers\/[^/]+$/, "your answer to an offer"],
  [/^\/team\/disputes\/[^/]+$/, "a question or a decision about a disputed account"],
  [/^\/team\/reports\/[^/]+$/, "a decision about a report"],
  [/^\/team\/tickets\/[^/]+$/, "an answer or a note"],
  [/^\/team\/settings$/, "the settings of Kayap"],
  [/^\/team\/decide\/[^/]+\/[^/]+$/, "a decision"],
  [/^\/team\/appeals\/[^/]+$/, "an answer to an appeal"],
  [/^\/team\/approvals$/, "a decision about a new service"],
  [/^\/team\/licences\/[^/]+$/, "a decision about a licence"],
  [/^\/team\/newsletters\/[^/]+$/, "a newsletter"],
];

/**
 * What a form sent to an address (path and query) saves, in words that follow “while saving”; null for one that is only
 * a button or only holds secrets, which is not stored.
 */
export function savedBy(address: string): string | null {
  const [path = ""] = address.split("?");
  return SAVED.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
