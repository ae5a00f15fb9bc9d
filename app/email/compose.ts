import type { EmailContent } from "#app/domain/email/email.ts";
import { textParts } from "#app/domain/text/links.ts";

type Link = { label: string; url: string };

/** Line breaks stay. A link stands under its text; in a `linked` text, web addresses are links. */
type Paragraph = string | { text: string; link: Link } | { heading: string } | { linked: string };

type EmailParts = {
  subject: string;
  paragraphs: readonly Paragraph[];
  /** The main link, shown as a button. */
  action?: Link;
  /** A second link. */
  also?: Link;
  /** Small print at the end, with an optional link. */
  footnote?: { text: string; url?: string };
  headers?: Record<string, string>;
};

/** An e-mail as plain text and as small HTML. What people typed is escaped in both; the subject is one line. */
export function composeEmail({
  subject,
  paragraphs,
  action,
  also,
  footnote,
  headers,
}: EmailParts): EmailContent {
  const links = [action, also].map((link) => link && `${link.label}:\n${link.url}`);
  const texts = paragraphs.map(paragraphText);
  const small = footnote && [footnote.text, footnote.url].filter(Boolean).join("\n");
  return {
    subject: oneLine(subject),
    text: [...texts, ...links, small && `-- \n${small}`].filter(Boolean).join("\n\n"),
    html: htmlOf({ subject, paragraphs, action, also, footnote }),
    ...(headers && { headers }),
  };
}

/** A composed e-mail with one more link in its small print. */
export function withSmallLink<T extends Pick<EmailContent, "text" | "html">>(
  email: T,
  link: Link,
): T {
  const { text, html } = email;
  return {
    ...email,
    text: `${text}\n${link.label}:\n${link.url}`,
    html: html.endsWith(END)
      ? `${html.slice(0, -END.length)}${smallHtml(linkHtml(link))}\n${END}`
      : html,
  };
}

/** A text for an e-mail header: line breaks and other control characters become spaces (threat 58). */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim();
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';
const CARD =
  "max-width:560px;background:#ffffff;border-radius:10px;border-bottom:3px solid #b5c0b0;text-align:left";
const BAR =
  "padding:12px 24px;background:#ffc629;border-radius:10px 10px 0 0;border-bottom:3px solid #dd9d00;color:#0f2218;font-size:24px;font-weight:800;letter-spacing:-1px";
const HEADING =
  "margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:800;letter-spacing:-0.4px";
const SMALL = "margin:16px 8px 0;max-width:544px;text-align:left;font-size:14px;color:#435449";
const END = "</td></tr></table></body></html>";
const SUBHEADING = "margin:24px 0 8px;font-size:19px;line-height:1.25;font-weight:800";
const BUTTON =
  "display:inline-block;padding:13px 20px;border-radius:6px;background:#0b5a3c;color:#ffffff;font-weight:bold;text-decoration:none";

// Every e-mail program supports tables and inline styles; those with classes and media queries get dark colours too.
const DARK_COLOURS = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){
.out{background:#0d1511!important}.card{background:#18241d!important;border-color:#070c09!important}
.bar{background:#0f241a!important;border-color:#2b4a39!important;color:#f1f5ee!important}
.ink{color:#f1f5ee!important}.soft{color:#b3c3b8!important}.link{color:#8fe0b4!important}
.go{background:#ffc629!important;color:#0f2218!important}}`;

function htmlOf({ subject, paragraphs, action, also, footnote }: EmailParts): string {
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" class="go" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`;
  const second = also && `<p>${linkHtml(also)}</p>`;
  const small = footnote && smallHtml(footnoteHtml(footnote));
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(oneLine(subject))}</title><style>${DARK_COLOURS}</style></head>`,
    `<body class="out" style="margin:0;background:#f1f4ec"><table ${TABLE} class="out" style="background:#f1f4ec;${FONT};font-size:16px;line-height:1.5;word-break:break-word"><tr><td align="center" style="padding:16px 12px 32px">`,
    `<table ${TABLE} class="card" style="${CARD}"><tr><td class="bar" style="${BAR}">Kayap</td></tr>`,
    `<tr><td class="ink" style="padding:24px 24px 16px;color:#0f2218"><h1 style="${HEADING}">${escapeHtml(oneLine(subject))}</h1>`,
    ...paragraphs.map(paragraphHtml),
    button,
    second,
    "</td></tr></table>",
    small,
    END,
  ]
    .filter(Boolean)
    .join("\n");
}

function paragraphText(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return paragraph;
  if ("heading" in paragraph) return paragraph.heading;
  if ("linked" in paragraph) return paragraph.linked;
  return `${paragraph.text}\n${paragraph.link.label}: ${paragraph.link.url}`;
}

function paragraphHtml(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return linesHtml(escapeHtml(paragraph));
  if ("heading" in paragraph) {
    return `<h2 style="${SUBHEADING}">${escapeHtml(paragraph.heading)}</h2>`;
  }
  if ("linked" in paragraph) {
    const parts = textParts(paragraph.linked).map(({ text, href }) =>
      href === null ? escapeHtml(text) : linkHtml({ label: text, url: href }),
    );
    return linesHtml(parts.join(""));
  }
  return linesHtml(`${escapeHtml(paragraph.text)}<br>${linkHtml(paragraph.link)}`);
}

function linesHtml(html: string): string {
  return `<p style="white-space:pre-line">${html}</p>`;
}

const smallHtml = (content: string) => `<p class="soft" style="${SMALL}">${content}</p>`;

function linkHtml({ label, url }: Link): string {
  return `<a href="${escapeHtml(url)}" class="link" style="color:#0b5a3c">${escapeHtml(label)}</a>`;
}

function footnoteHtml({ text, url }: NonNullable<EmailParts["footnote"]>): string {
  return url ? `${escapeHtml(text)} ${linkHtml({ label: url, url })}` : escapeHtml(text);
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.toWellFormed().replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
