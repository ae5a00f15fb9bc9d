import type { z } from "zod";
import { UNREADABLE_FORM } from "#app/domain/failures/failure.ts";
import { fieldErrors } from "#app/domain/forms/field-errors.ts";
import { firstValues } from "#app/domain/forms/first-values.ts";

/** The longest body of a form without files. */
export const MOST_BYTES = 100_000;
/** Of any form. */
export const MOST_FIELDS = 200;

type ReadForm<T> = {
  /** The values as they were typed, to fill the form again. */
  values: Record<string, string>;
  /** The values of the names that were read as a list. */
  lists: Record<string, string[]>;
} & (
  | { ok: true; data: T }
  /** One message for each field with an error. */
  | { ok: false; status: 400 | 413 | 415; errors: Record<string, string> }
);

/** A request, or a copy of one. */
type FormRequest = Pick<Request, "headers" | "body">;

/**
 * The parsed fields of a posted form. A refusal keeps the values and has one message for each field, from the schema.
 * Bodies over 100 kB or with more than 200 fields are refused unread. When a name occurs more than once, its first field
 * counts; for the names in `lists` all fields count, as a list.
 */
export async function readForm<S extends z.ZodType>(
  request: FormRequest,
  schema: S,
  lists: readonly string[] = [],
): Promise<ReadForm<z.output<S>>> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim();
  if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data") {
    return refusal(415);
  }
  const form = await readBody(request, type);
  if (!form) return refusal(type === "multipart/form-data" ? 400 : 413);
  const texts = form.flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const values = firstValues(texts.filter(([name]) => !lists.includes(name)));
  const listValues = Object.fromEntries(
    lists.map((list) => [list, texts.filter(([name]) => name === list).map(([, value]) => value)]),
  );
  const input = { values, lists: listValues };
  const result = schema.safeParse({ ...values, ...listValues });
  if (result.success) return { ok: true, data: result.data, ...input };
  return { ok: false, status: 400, errors: fieldErrors(result.error), ...input };
}

function refusal(status: 400 | 413 | 415): ReadForm<never> {
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
      // Not awaited: cancelling a copy ends only when the request itself has been read, which comes later.
      reader.cancel().catch(() => {});
      return null;
    }
    chunks.push(read.value);
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}
