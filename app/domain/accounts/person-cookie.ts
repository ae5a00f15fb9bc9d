/** Whose browser it is, and when their session ends by itself (UTC milliseconds). */
export type PersonCookie = { id: string; endsAt: number };

const VALUE = /^([0-9a-f-]{36})\.(\d{1,12})$/;

/** The value of the cookie that says so. `app/device/person.ts` reads the id in the browser. */
export function personValue({ id, endsAt }: PersonCookie): string {
  return `${id}.${Math.floor(endsAt / 1000)}`;
}

/** What a value of the cookie says, or null for any other text. */
export function readPersonValue(value: string | null): PersonCookie | null {
  const [, id, seconds] = VALUE.exec(value ?? "") ?? [];
  return id && seconds ? { id, endsAt: Number(seconds) * 1000 } : null;
}
