/** The cookie of a browser that reports itself which messages were read (decision 94). */
export const OWN_READ_MARKS = "live";

/** What a page with scripts sets, at an address. */
export function ownReadMarks({ protocol }: { protocol: string }): string {
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${OWN_READ_MARKS}=1; Path=/dashboard/messages; SameSite=Lax${secure}`;
}
