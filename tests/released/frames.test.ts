import { describe, expect, test } from "vitest";
import { z } from "zod";
import { missedSchema, threadSchema } from "#app/domain/messages/conversation.ts";
import {
  CLOSED,
  conversationFrameSchema,
  frameIn,
  inboxFrameSchema,
  inboxMemberFrameSchema,
  memberFrameSchema,
  parseClientFrame,
  readConversationFrame,
  readInboxFrame,
} from "#party/protocol.ts";
import { FRAMES } from "./released-fixture.ts";

type Schema = z.core.JSONSchema._JSONSchema;

/** A value of every kind that a schema allows, each field at its first. */
function samplesOf(schema: Schema): unknown[] {
  if (typeof schema === "boolean") return [1];
  if ("const" in schema) return [schema.const];
  if (schema.enum) return schema.enum;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap(samplesOf);
  const { type } = schema;
  if (Array.isArray(type)) return type.flatMap((one) => samplesOf({ ...schema, type: one }));
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
      name,
      values: samplesOf(field),
    }));
    const most = Math.max(1, ...fields.map(({ values }) => values.length));
    return Array.from({ length: most }, (_, i) =>
      Object.fromEntries(fields.map(({ name, values }) => [name, values[i % values.length]])),
    );
  }
  if (schema.type === "array") return [[schema.items ?? []].flat().flatMap(samplesOf)];
  if (schema.type === "string") return ["a text"];
  if (schema.type === "boolean") return [true, false];
  if (schema.type === "null") return [null];
  return [1];
}

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

const kindsOf = (frames: unknown[]) =>
  frames.map((frame) => z.object({ type: z.string() }).parse(frame).type);

describe("a frame that a page of the previous release sends", () => {
  const sent = samplesOf(FRAMES.member);

  test("is understood by the rooms (threat 84)", () => {
    expect(kindsOf(sent)).toContain("typing");
    for (const frame of sent) {
      expect(parseClientFrame(memberFrameSchema, JSON.stringify(frame))).toEqual({
        ok: true,
        frame,
      });
    }
  });
});

describe("a room", () => {
  test.each([
    ["a conversation", memberFrameSchema],
    ["an inbox", inboxMemberFrameSchema],
  ])(
    "of %s ignores a frame of an unknown type, whatever else it contains (threat 84)",
    (_, schema) => {
      for (const frame of [{ type: "reaction" }, { type: "edited", message: { id: 1 } }]) {
        expect(parseClientFrame(schema, JSON.stringify(frame))).toEqual({ ok: true, frame: null });
      }
    },
  );

  test.each([
    ["not text", new ArrayBuffer(4), CLOSED.unreadable],
    ["not JSON", "typing", CLOSED.unreadable],
    ["JSON without a type", '{"typing":true}', CLOSED.unreadable],
    ["a list", '["typing"]', CLOSED.unreadable],
    ["too long, of whatever type", JSON.stringify({ type: "x".repeat(2_000) }), CLOSED.tooLong],
  ])("closes the socket when a frame is %s (threat 50)", (_, data, code) => {
    expect(parseClientFrame(memberFrameSchema, data)).toEqual({ ok: false, code });
  });
});

describe("a frame or answer about news", () => {
  const PAIRS = [
    ["a conversation", FRAMES.conversation, conversationFrameSchema, readConversationFrame],
    ["an inbox", FRAMES.inbox, inboxFrameSchema, readInboxFrame],
  ] as const;

  test.each(PAIRS)(
    "from %s of the previous release is understood by a page of this one (threat 84)",
    (_, before, _now, read) => {
      const frames = samplesOf(before);
      expect(frames.length).toBeGreaterThan(1);
      for (const frame of frames) {
        expect(frameIn<unknown>(read, JSON.stringify(frame))).not.toBeNull();
      }
    },
  );

  test.each(PAIRS)(
    "from %s of this release is understood or ignored by a page of the previous one (threat 84)",
    (_, before, now) => {
      const old = z.fromJSONSchema(before);
      const known = new Set(kindsOf(samplesOf(before)));
      for (const frame of samplesOf(jsonSchemaOf(now))) {
        const isKnown = kindsOf([frame]).every((kind) => known.has(kind));
        expect(old.safeParse(frame).success, JSON.stringify(frame)).toBe(isKnown);
      }
    },
  );

  test.each([
    ["the messages that were missed", FRAMES.missed, missedSchema],
    ["a conversation", FRAMES.thread, threadSchema],
  ] as const)(
    "over HTTP with %s is understood between both releases in both directions (threat 84)",
    (_, before, now) => {
      for (const answer of samplesOf(jsonSchemaOf(now))) {
        expect(z.fromJSONSchema(before).safeParse(answer).success, JSON.stringify(answer)).toBe(
          true,
        );
      }
      for (const answer of samplesOf(before)) expect(now.safeParse(answer).success).toBe(true);
    },
  );
});
