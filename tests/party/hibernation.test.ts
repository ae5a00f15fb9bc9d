import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const sources = readdirSync("party").map((name) => ({
  name,
  code: readFileSync(`party/${name}`, "utf8"),
}));
const rooms = sources.filter(({ code }) => /extends Server</.test(code));

describe("a room in which nothing happens", () => {
  test("hibernates with its sockets open, and the platform answers their pings (threat 50)", () => {
    expect(rooms.map(({ name }) => name)).toEqual(["conversation.ts", "inbox.ts"]);
    for (const { name, code } of rooms) {
      expect(code, name).toContain("static override options = { hibernate: true };");
      expect(code, name).toContain("setWebSocketAutoResponse(");
    }
  });

  test("is not woken by a timer or an alarm (threat 50)", () => {
    for (const { name, code } of sources) {
      expect(code, name).not.toMatch(
        /setInterval|setTimeout|setAlarm|onAlarm|AbortSignal\.timeout/,
      );
    }
  });
});
