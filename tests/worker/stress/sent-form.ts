import { z } from "zod";

type SentForm = {
  path: string;
  cookie: string;
  fields: Record<string, string>;
  /** Whether the page has its scripts: they ask for the data of the answer alone. */
  scripts?: boolean;
};

/** `to` is where a redirect leads. */
export type FormAnswer = { status: number; to: string; text: string };

const REDIRECT = /"redirect","([^"]+)","status",(\d+)/;
const redirectSchema = z.tuple([z.string(), z.string(), z.coerce.number()]);

/** Sends a form to a running Kayap as a browser does, with or without scripts; a redirect is the same for both. */
export async function sendForm(
  url: string,
  { path, cookie, fields, scripts = false }: SentForm,
): Promise<FormAnswer> {
  const answer = await fetch(`${url}${path}${scripts ? ".data" : ""}`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url, Cookie: cookie },
    body: new URLSearchParams(fields),
  });
  const text = await answer.text();
  if (answer.status !== 202) {
    return { status: answer.status, to: answer.headers.get("Location") ?? "", text };
  }
  const [, to, status] = redirectSchema.parse(REDIRECT.exec(text)?.slice(0, 3));
  return { status, to, text };
}
