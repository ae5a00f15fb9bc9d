import { isSecretField } from "#app/domain/forms/secret-field.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";

/** Name and value of a field, as a form sends them. */
export type DraftField = [name: string, value: string];

/** What somebody has typed into a form and not sent, as the device keeps it. */
export type Draft = {
  /** UTC milliseconds. */
  savedAt: number;
  /** The version of the stored thing that the form showed when the typing began; null for something new. */
  version: string | null;
  /** The id that the form carried when the typing began, by which a form that is sent again is done once; null without one. */
  id: string | null;
  fields: DraftField[];
};

/** How long a draft is kept. */
const KEPT_MS = 30 * DAY_MS;

const PREFIX = "draft:";

/** The key under which the draft of a subject is stored for a person. */
export const draftKey = (person: string, subject: string) => `${PREFIX}${person}:${subject}`;

/** Whose draft a key is; null for the key of anything else. */
export function ownerOfKey(key: string): string | null {
  return key.startsWith(PREFIX) ? key.slice(PREFIX.length).split(":", 1).join() : null;
}

/** Kinds of fields that hold no words of the person, or words that must not lie on a device. */
const NEVER_KEPT = ["hidden", "password", "file", "submit", "button", "reset", "image"];

/** The field of how long a job takes: a page names its own, of which its times are. */
const LENGTH = "duration";

/** Whether what is typed into a field is kept: never passwords, codes, files and what the server has put there. */
export function isKeptField({ name, type }: { name: string; type: string }): boolean {
  return !["", LENGTH].includes(name) && !NEVER_KEPT.includes(type) && !isSecretField(name);
}

/** Whether a draft of a moment is too old by `now`; one from a clock that was ahead is too old at once. */
export function isTooOld(savedAt: number, now: number): boolean {
  return savedAt > now + DAY_MS || savedAt <= now - KEPT_MS;
}

/** A stored draft, or null when there is none, when it is not one of ours, or too old. */
export function readStoredDraft(text: string | null, now: number): Draft | null {
  const draft = parsed(text);
  return draft && !isTooOld(draft.savedAt, now) ? draft : null;
}

function parsed(text: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(text ?? "null");
    return isDraft(draft) ? { ...draft, id: draft.id ?? null } : null;
  } catch {
    return null;
  }
}

/** The id is missing in drafts of the release before. */
function isDraft(value: unknown): value is Omit<Draft, "id"> & { id?: string | null } {
  if (typeof value !== "object" || value === null) return false;
  if (!("savedAt" in value && "version" in value && "fields" in value)) return false;
  const { savedAt, version, fields } = value;
  const id = "id" in value ? value.id : null;
  return (
    typeof savedAt === "number" &&
    (version === null || typeof version === "string") &&
    (id === null || typeof id === "string") &&
    Array.isArray(fields) &&
    fields.every(
      (field) =>
        Array.isArray(field) && field.length === 2 && field.every((one) => typeof one === "string"),
    )
  );
}

/** Whether two states of a form differ. A line break is the same however it is written. */
export function differs(one: readonly DraftField[], other: readonly DraftField[]): boolean {
  const plain = (fields: readonly DraftField[]) =>
    JSON.stringify(fields).replaceAll("\\r\\n", "\\n");
  return plain(one) !== plain(other);
}

/** What a form says after its draft was discarded. */
export const DISCARDED = "Draft discarded.";

/** The notice over a form that was filled in again, with the time as the device shows it. */
export function keptText(savedAt: number, now: number, timeZone?: string): string {
  const day = (at: number) =>
    new Date(at).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone });
  const time = new Date(savedAt).toLocaleTimeString("en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
  const date = day(savedAt) === day(now) ? "" : `${day(savedAt)}, `;
  return `We kept your draft from ${date}${time.replace("\u202f", " ")}.`;
}
