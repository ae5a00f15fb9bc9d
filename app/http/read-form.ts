import type { z } from "zod";
import { UNREADABLE_FORM } from "#app/domain/failures/failure.ts";
import { fieldErrors } from "#app/domain/forms/field-errors.ts";

/** Of a form without files; the texts of one with files have as many characters at most. */
export const MOST_BYTES = 100_000;
/** Of any form. */
export const MOST_FIELDS = 200;

type ReadForm<T> = {
  /** As they were typed, to fill the form with again. */
  values: Record<string, string>;
  /** The values of the names that were read as a list. */
  lists: Record<string, string[]>;
} & (
  | { ok: true; data: T }
  /** With one message for each field. */
  | { ok: false; status: 400 | 413 | 415; errors: Record<string, string> }
);

/** A request, or a copy of one. */
type FormRequest = Pick<Request, "headers" | "body">;

/**
 * The parsed fields of a posted form. A refusal keeps the values and has one message for each field, from the schema.
 * Bodies over 100 kB or with more than 200 fields are refused unread. Of a name the first field counts, of the names in
 * `lists` all of them do, as a list.
 */
export async function readForm<S extends z.ZodType>(
  request: FormRequest,
  schema: S,
  lists: readonly string[] = [],
): Promise<ReadForm<z.output<S>>> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim();
  if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data") {
    return refused(415);
  }
  const form = await readBody(request, type);
  if (!form) return refused(type === "multipart/form-data" ? 400 : 413);
  const fields: Record<string, string> = {};
  const listed: Record<string, string[]> = Object.fromEntries(lists.map((name) => [name, []]));
  for (const [name, value] of form) {
    if (typeof value !== "string") continue;
    if (lists.includes(name)) listed[name]?.push(value);
    else if (!(name in fields)) fields[name] = value;
  }
  const typed = { values: fields, lists: listed };
  const parsed = schema.safeParse({ ...fields, ...listed });
  if (parsed.success) return { ok: true, data: parsed.data, ...typed };
  return { ok: false, status: 400, errors: fieldErrors(parsed.error), ...typed };
}

function refused(status: 400 | 413 | 415): ReadForm<never> {
  return {
    ok: false,
    status,
    values: {},
    lists: {},
    errors: { "": UNREADABLE_FORM },
  };
}

async function readBody(
  request: FormRequest,
  type: string,
): Promise<[string, FormDataEntryValue][] | null> {
  const bytes = await readAtMost(request, MOST_BYTES);
  if (!bytes) return null;
  try {
    const copy = new Response(bytes, {
      headers: { "Content-Type": request.headers.get("Content-Type") ?? type },
    });
    const entries = [...(await copy.formData())];
    return entries.length > MOST_FIELDS ? null : entries;
  } catch {
    return null;
  }
}

/** A body of at most this many bytes; null for a longer one. */
export async function readAtMost(
  request: FormRequest,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > most) {
      // Not awaited: that of a copy ends only with that of the request itself, which is still to be read.
      reader.cancel().catch(() => {});
      return null;
    }
    chunks.push(read.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
