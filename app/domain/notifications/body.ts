import { type DisplayPreferences, whenText } from "#app/domain/time/time-text.ts";

/** What a notification says: texts, and moments in UTC milliseconds, which every reader sees in their own format. */
export type NotificationBody = readonly (string | number)[];

/** Makes a body of a template. Its numbers are moments; texts and other bodies become part of it. */
export function withTimes(
  texts: TemplateStringsArray,
  ...values: readonly (string | number | NotificationBody)[]
): NotificationBody {
  const parts = texts.flatMap((text, i) => [text, values[i] ?? ""].flat());
  return joined(parts);
}

function joined(parts: readonly (string | number)[]): NotificationBody {
  const whole: (string | number)[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (typeof part === "string" && typeof last === "string") whole.push(`${whole.pop()}${part}`);
    else if (part !== "") whole.push(part);
  }
  return whole;
}

/** The body as plain text, with its moments as a person reads them. */
export function bodyText(parts: NotificationBody, preferences: DisplayPreferences | null): string {
  return parts
    .map((part) => (typeof part === "number" ? whenText(part, preferences) : part))
    .join("");
}
