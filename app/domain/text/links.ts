type TextPart = { text: string; href: string | null };

const WEB_ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’]/gi;

/** A text split into plain parts and links; only http and https addresses are links (decision 95). */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: address, index } of text.matchAll(WEB_ADDRESS)) {
    if (!URL.canParse(address)) continue;
    parts.push({ text: text.slice(at, index), href: null }, { text: address, href: address });
    at = index + address.length;
  }
  parts.push({ text: text.slice(at), href: null });
  return parts.filter((part) => part.text !== "");
}
