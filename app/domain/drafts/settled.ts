/** The cookie by which the server says which drafts are not needed any more. Scripts read and delete it. */
export const SETTLED_COOKIE = "settled-drafts";

const SUBJECT = /^[a-z-]+(:[\w-]{1,64})?$/;
const MOST = 10;

/** The subjects in a value of the cookie; nothing of one that is not ours. */
export function readSettled(value: string | null): string[] {
  return (value ?? "").split("|").filter((subject) => SUBJECT.test(subject));
}

/** The value with one more subject: the newest ten, because a page that reads them may be long in coming. */
export function withSettled(value: string | null, subject: string): string {
  const others = readSettled(value).filter((one) => one !== subject);
  return [...others, subject].slice(-MOST).join("|");
}
