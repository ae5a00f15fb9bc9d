// Seven digits are a number in Guyana; account numbers are longer. Spaces, dots and hyphens may stand between them.
const NUMBER = /(?<![\d$.,])\+?\(?\d(?:[\s.()-]{0,2}\d){6,}(?![\d,])/;
const LINK = /https?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|info|gy|io|me|link|shop|xyz)\b/i;
const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/;

/** Shown beside a first message that leads to contacts outside Kayap (decision 97). */
export const SCAM_HINT =
  "Be careful with phone numbers, links and bank details from people you do not know. Never pay before you have agreed on the work, and never share a password or a code.";

/** Whether a message contains a phone or bank number, an e-mail address or a link. */
export function leadsElsewhere(content: string): boolean {
  return NUMBER.test(content) || LINK.test(content) || ADDRESS.test(content);
}
