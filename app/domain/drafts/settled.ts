/** The cookie by which the server says which drafts are not needed any more. Scripts read and delete it. */
export const SETTLED_COOKIE = "settled-drafts";

const THING = /^[a-z-]+(:[\w-]{1,64})?$/;
const MOST = 10;

/** The things in a value of the cookie; nothing of one that is not ours. */
export function readSettled(value: string | null): string[] {
  return (value ?? "").split("|").filter((thing) => THING.test(thing));
}

/** The value with one more thing: the newest ten, because a page that reads them may be long in coming. */
export function withSettled(value: string | null, thing: string): string {
  const others = readSettled(value).filter((one) => one !== thing);
  return [...others, thing].slice(-MOST).join("|");
}
