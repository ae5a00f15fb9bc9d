import { ACCOUNT_FIELD } from "#app/domain/accounts/account-field.ts";
import { isSecretField } from "#app/domain/forms/secret-field.ts";
import {
  type Reader,
  readList,
  readObject,
  readOneOf,
  readOrNull,
  readText,
  Unreadable,
} from "#app/domain/json-reader.ts";
import { safePath } from "#app/domain/paths/safe-path.ts";
import type { ProtectingSetting } from "#app/domain/settings/protection.ts";

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

const PROTECTING: readonly string[] = [
  "loginAlerts",
  "sessionTimeout",
] satisfies ProtectingSetting[];
const KEEPS_PROTECTION = "keepsProtection";

/** What is left out of a form that somebody else may have filled in: all of it, or the settings that protect the account. */
export type Withheld = Extract<(typeof OMITTED)[number], "everything" | "protection">;

/**
 * A form without what it would do to the safety of an account: somebody else may have filled it in, and it is sent again
 * under the password of whoever is signed in then (threat 89). The settings that protect the account stay as they are.
 */
export function withoutProtection(form: UnsentForm, withheld: Withheld | null): UnsentForm {
  if (withheld === null) return form;
  if (withheld === "everything") return { ...form, fields: [], omitted: ["everything"] };
  const others = form.fields.filter(
    ([name]) => !PROTECTING.includes(name) && name !== KEEPS_PROTECTION,
  );
  return {
    ...form,
    fields: [...others, [KEEPS_PROTECTION, "on"]],
    omitted: [...form.omitted, "protection"],
  };
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
