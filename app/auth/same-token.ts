import { timingSafeEqual } from "node:crypto";

/** Whether a received token is the expected one. The comparison takes the same time wherever they differ. */
export function isSameToken(received: string, expected: string): boolean {
  const [receivedBytes, expectedBytes] = [Buffer.from(received), Buffer.from(expected)];
  return (
    receivedBytes.length === expectedBytes.length && timingSafeEqual(receivedBytes, expectedBytes)
  );
}
