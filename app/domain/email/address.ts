import { visibleText } from "#app/domain/text.ts";

const LONGEST = 254;
// Without the characters that need quotes, so that an address is safe in an e-mail header too.
const ADDRESS =
  /^[^\s@<>(),;:"\\[\]\p{C}]+@(?:[^\s@.<>(),;:"\\[\]\p{C}]+\.)+[^\s@.<>(),;:"\\[\]\p{C}]{2,}$/u;

/** An e-mail address as it is stored: in lower case, without blanks and invisible characters at its ends. */
export function normalAddress(text: string): string {
  return withoutInvisibleEnds(text).toLowerCase();
}

/** Whether a stored form is an e-mail address. */
export function isAddress(text: string): boolean {
  return text.length <= LONGEST && ADDRESS.test(text) && visibleText(text) === text;
}

/** A pasted address without invisible characters at its ends; inside it they stay and are refused. */
function withoutInvisibleEnds(text: string): string {
  const trimmed = text.normalize("NFC").trim();
  const visible = visibleText(trimmed);
  return visible !== "" && trimmed.includes(visible) ? visible : visible && trimmed;
}
