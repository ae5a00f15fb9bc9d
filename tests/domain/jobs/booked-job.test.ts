import { describe, expect, test } from "vitest";
import { MOST_LANDMARK, MOST_NOTES } from "#app/domain/bookings/form.ts";
import { textsOfBooking } from "#app/domain/jobs/booked-job.ts";
import { characters } from "#app/domain/text/clean-text.ts";

const JOB = { landmark: "Yellow house", city: "Mon Repos", details: "Two plugs spark." };

describe("a booking of a job", () => {
  test("has the landmark with the town, and the description as its notes", () => {
    expect(textsOfBooking(JOB)).toEqual({
      landmark: "Yellow house, Mon Repos",
      notes: "Two plugs spark.",
    });
  });

  test("has the town alone where the job has no landmark", () => {
    expect(textsOfBooking({ ...JOB, landmark: null }).landmark).toBe("Mon Repos");
    expect(textsOfBooking({ ...JOB, landmark: "" }).landmark).toBe("Mon Repos");
  });

  test("keeps the whole town where the landmark is long", () => {
    const city = "M".repeat(120);
    const { landmark } = textsOfBooking({ ...JOB, landmark: "The blue gate ".repeat(14), city });
    expect(landmark).toMatch(/^The blue gate .*[a-z]…, M{120}$/);
    expect(characters(landmark)).toBeLessThanOrEqual(MOST_LANDMARK);
  });

  test("keeps a landmark that just fits", () => {
    const landmark = "L".repeat(MOST_LANDMARK - ", Mon Repos".length);
    expect(textsOfBooking({ ...JOB, landmark }).landmark).toBe(`${landmark}, Mon Repos`);
  });

  test("shows by an ellipsis that a long description was cut, at a word", () => {
    const { notes } = textsOfBooking({ ...JOB, details: "One more plug. ".repeat(130) });
    expect(notes).toMatch(/(plug\.|One|more)…$/);
    expect(characters(notes)).toBeLessThanOrEqual(MOST_NOTES);
  });

  test("never splits an emoji", () => {
    const texts = textsOfBooking({
      landmark: "🏠".repeat(MOST_LANDMARK),
      city: "Mon Repos",
      details: "🔌".repeat(MOST_NOTES + 1),
    });
    expect(texts.landmark).toBe(`${"🏠".repeat(MOST_LANDMARK - 12)}…, Mon Repos`);
    expect(texts.notes).toBe(`${"🔌".repeat(MOST_NOTES - 1)}…`);
  });
});
