import { describe, expect, test } from "vitest";
import {
  differs,
  draftKey,
  isKeptField,
  keptText,
  ownerOfKey,
  readStoredDraft,
} from "#app/domain/drafts/draft.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";

const NOW = Date.parse("2026-11-22T14:40:00Z");
const GUYANA = "America/Guyana";
const ANITA = "0d3a4a52-1111-4222-8333-444455556666";

describe("the draft of a form (decision 117)", () => {
  test("is stored under its person and subject, whatever else the device stores", () => {
    const key = draftKey(ANITA, "service:0d3a");
    expect(ownerOfKey(key)).toBe(ANITA);
    expect(ownerOfKey(draftKey("visitor", "contact"))).toBe("visitor");
    for (const other of ["theme", "searches", "person", "drafty:x:y"]) {
      expect(ownerOfKey(other), other).toBeNull();
    }
  });

  test.each([
    ["bio", "textarea", true],
    ["region", "select-one", true],
    ["availability-weekdays", "checkbox", true],
    ["version", "hidden", false],
    ["current", "password", false],
    ["newPassword", "text", false],
    ["code", "text", false],
    ["images", "file", false],
    ["press", "submit", false],
    ["slot", "radio", true],
    ["duration", "select-one", false],
    ["", "text", false],
  ])("keeps the field %s of type %s: %s", (name, type, isKept) => {
    expect(isKeptField({ name, type })).toBe(isKept);
  });

  test("is read as it was stored for 30 days, and never when a clock was far ahead", () => {
    const draft = { savedAt: NOW, version: "7", id: null, fields: [["bio", "I keep goats."]] };
    const text = JSON.stringify(draft);
    expect(readStoredDraft(text, NOW + 30 * DAY_MS - 1)).toEqual(draft);
    expect(readStoredDraft(text, NOW + 30 * DAY_MS)).toBeNull();
    expect(readStoredDraft(text, NOW - 2 * DAY_MS)).toBeNull();
  });

  test("keeps the id of its form, which a draft of the release before does not have", () => {
    const draft = { savedAt: NOW, version: null, fields: [["title", "Pumps"]] };
    const read = (stored: object) => readStoredDraft(JSON.stringify(stored), NOW);
    expect(read({ ...draft, id: ANITA })).toEqual({ ...draft, id: ANITA });
    expect(read(draft)).toEqual({ ...draft, id: null });
  });

  test.each([
    null,
    "",
    "{",
    "null",
    "[]",
    '{"savedAt":1}',
    `{"savedAt":"${NOW}","version":null,"fields":[]}`,
    `{"savedAt":${NOW},"version":7,"fields":[]}`,
    `{"savedAt":${NOW},"version":null,"id":7,"fields":[]}`,
    `{"savedAt":${NOW},"version":null,"fields":[["bio"]]}`,
    `{"savedAt":${NOW},"version":null,"fields":[["bio",1]]}`,
  ])("is nothing where the device stores something else: %s", (text) => {
    expect(readStoredDraft(text, NOW)).toBeNull();
  });

  test("differs from the page by a value, not by how a line break is written", () => {
    expect(differs([["bio", "a\nb"]], [["bio", "a\r\nb"]])).toBe(false);
    expect(differs([["bio", "a\nb"]], [["bio", "a b"]])).toBe(true);
    expect(differs([["bio", "a"]], [])).toBe(true);
  });

  test("is announced with its time, and with its day from the next day on", () => {
    expect(keptText(NOW, NOW + 60_000, GUYANA)).toBe("We kept your draft from 10:40 AM.");
    expect(keptText(NOW, NOW + DAY_MS, GUYANA)).toBe(
      "We kept your draft from 22 November, 10:40 AM.",
    );
  });
});
