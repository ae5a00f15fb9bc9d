/** The headers by which a mail program offers to unsubscribe with one press (RFC 8058). `url` answers a POST. */
export function oneClickHeaders(url: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
