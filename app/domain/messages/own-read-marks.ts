/** The cookie of a browser that reports itself which messages were read (decision 94). */
export const READ_MARKS_COOKIE = "live";

/** What a page with scripts sets, at an address. */
export function ownReadMarks({ protocol }: { protocol: string }): string {
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${READ_MARKS_COOKIE}=1; Path=/dashboard/messages; SameSite=Lax${secure}`;
}
