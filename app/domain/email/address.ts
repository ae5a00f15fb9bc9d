import { visibleText } from "#app/domain/text/clean-text.ts";

const LONGEST = 254;
// Without the characters that need quotes, so that an address is safe in an e-mail header too. No last part of a domain
// begins with a digit, so none is the number of a machine.
const ADDRESS = /^[^\s@<>(),;:"\\[\]\p{C}]+@(?:[a-z\d_-]+\.)+[a-z][a-z\d-]+$/u;

/**
 * An e-mail address as it is stored, limited and sent to, so that no other spelling is another address (threat 92): trimmed,
 * in lower case, the domain as DNS has it (IDNA). Look-alikes of plain letters before the @ become these (NFKC): nobody has
 * two mailboxes that differ in them alone.
 */
export function normalAddress(text: string): string {
  const typed = withoutInvisibleEnds(text);
  const at = typed.lastIndexOf("@") + 1;
  return typed.slice(0, at).toLowerCase() + asciiDomain(typed.slice(at));
}

/** Whether a stored form is an e-mail address. */
export function isAddress(text: string): boolean {
  return text.length <= LONGEST && ADDRESS.test(text) && visibleText(text) === text;
}

/** What a URL parser would take for something else than a part of a domain, or leave out. */
const NO_DOMAIN = /[^\p{L}\p{M}\p{N}.\u3002_-]/u;

/** So much of an address that its owner knows it and nobody else learns it: "d…@kayap.test". */
export function maskedEmail(address: string): string {
  return address.replace(/^(.)[^@]*/u, "$1…");
}

/** A domain in IDNA form; in lower case alone, for `isAddress` to refuse, where it is none. */
function asciiDomain(domain: string): string {
  const address = `http://${domain}`;
  const isReadable = /\P{ASCII}/u.test(domain) && !NO_DOMAIN.test(domain) && URL.canParse(address);
  return isReadable ? new URL(address).hostname : domain.toLowerCase();
}

/** A pasted address without invisible characters at its ends; inside it they stay and are refused. */
function withoutInvisibleEnds(text: string): string {
  const trimmed = text.normalize("NFKC").trim();
  const visible = visibleText(trimmed);
  return visible !== "" && trimmed.includes(visible) ? visible : visible && trimmed;
}
