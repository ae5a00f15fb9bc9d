import { timingSafeEqual } from "node:crypto";

/** Whether a received token is the expected one, compared in a time that says nothing about either. */
export function isSameToken(received: string, expected: string): boolean {
  const [one, other] = [Buffer.from(received), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
