import type { Letter } from "#app/domain/letter.ts";

type LetterParts = {
  subject: string;
  /** Texts, one a paragraph; line breaks in them stay. */
  paragraphs: readonly string[];
  /** What the reader is asked to do. */
  action?: { label: string; url: string };
  /** Small print under the letter, with an optional link. */
  footnote?: { text: string; url?: string };
  headers?: Record<string, string>;
};

/** A letter as plain text and as small HTML. Whatever people typed is text in both; the subject is one line. */
export function writeLetter({
  subject,
  paragraphs,
  action,
  footnote,
  headers,
}: LetterParts): Letter {
  const links = [action && `${action.label}:\n${action.url}`];
  const small = footnote && [footnote.text, footnote.url].filter(Boolean).join("\n");
  return {
    subject: oneLine(subject),
    text: [...paragraphs, ...links, small && `-- \n${small}`].filter(Boolean).join("\n\n"),
    html: htmlOf({ paragraphs, action, footnote }),
    ...(headers && { headers }),
  };
}

/** A text for a mail header: line breaks and other control characters become spaces (threat 58). */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim();
}

const BODY =
  "margin:0 auto;padding:24px;max-width:36em;color:#0f2218;font:16px/1.5 Arial,sans-serif";
const BUTTON =
  "display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5a3c;color:#fff;font-weight:bold";

function htmlOf({ paragraphs, action, footnote }: Omit<LetterParts, "subject">): string {
  const link =
    action &&
    `<p><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`;
  const small = footnote && `<p style="color:#435449;font-size:14px">${footnoteHtml(footnote)}</p>`;
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><body style="${BODY}">`,
    '<p style="font-size:20px;font-weight:bold">Kayap</p>',
    ...paragraphs.map((text) => `<p style="white-space:pre-line">${escapeHtml(text)}</p>`),
    link,
    small,
    "</body></html>",
  ]
    .filter(Boolean)
    .join("\n");
}

function footnoteHtml({ text, url }: NonNullable<LetterParts["footnote"]>): string {
  return url
    ? `${escapeHtml(text)} <a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`
    : escapeHtml(text);
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.toWellFormed().replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? "");
}
