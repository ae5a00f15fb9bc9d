/** The headers by which an e-mail program offers to unsubscribe with one click (RFC 8058). `url` answers a POST. */
export function oneClickHeaders(url: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
