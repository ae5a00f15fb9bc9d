import { describe, expect, test } from "vitest";
import { draftFields, readDraft } from "#app/domain/bookings/form.ts";
import { filledValues, openForm } from "#app/domain/bookings/open-form.ts";
import { termsOf } from "#app/domain/bookings/terms.ts";
import { DEFAULT_RULES, type Schedule, TIME_TAKEN } from "#app/domain/bookings/times.ts";
import type { PriceType } from "#app/domain/money/money.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";

/** Friday, 10 in the morning in Guyana. */
const NOW = Date.UTC(2026, 10, 20, 14);
const MONDAY_AT_9 = momentOn("2026-11-23", 540);

const PRICE_TYPE: PriceType = "hourly";
const SERVICE = {
  priceAmount: 650_000,
  priceType: PRICE_TYPE,
  visitMinutes: 90,
  title: "House wiring",
  proName: "Ravi Persaud",
  version: 7,
};
const SCHEDULE: Schedule = {
  windows: { weekdays: true, weekends: false, evenings: false },
  hours: [],
  daysOff: [],
  rules: DEFAULT_RULES,
  held: [],
};
const DRAFT = readDraft(
  draftFields(
    {
      slot: MONDAY_AT_9,
      duration: 120,
      location: "customer",
      region: "Guyana",
      landmark: "Yellow house",
      phone: "+5926123456",
      notes: "",
      terms: termsOf(SERVICE),
    },
    crypto.randomUUID(),
  ),
);

type Change = {
  service?: Partial<Omit<typeof SERVICE, "priceType">> & { priceType?: PriceType };
  schedule?: Partial<Schedule>;
  draft?: typeof DRAFT;
  isSignedIn?: boolean;
};

function open(address: string, change: Change = {}) {
  const { service, schedule, draft = DRAFT, isSignedIn = true } = change;
  const offer = {
    service: { ...SERVICE, ...service },
    schedule: { ...SCHEDULE, ...schedule },
    draft,
  };
  return openForm(offer, { search: new URLSearchParams(address), isSignedIn, now: NOW });
}

/** The address of a draft alone. */
const DRAFT_ALONE = `draft=${crypto.randomUUID()}`;

describe("the booking form (decision 65)", () => {
  test("opens on the first free day for an hour where nothing is named or kept", () => {
    const form = open("", { draft: null });
    expect([form.week.chosen.day, form.minutes, form.summary]).toEqual(["2026-11-20", 60, null]);
    expect([form.values, form.errors]).toEqual([{}, {}]);
  });

  test("is the summary of the draft it names for who is signed in, and filled in for a visitor (decision 122)", () => {
    expect(open(DRAFT_ALONE).summary).toMatchObject({ slot: MONDAY_AT_9, duration: 120 });
    const visitor = open(DRAFT_ALONE, { isSignedIn: false });
    expect([visitor.summary, visitor.week.chosen.day]).toEqual([null, "2026-11-23"]);
    expect(visitor.values).toMatchObject({ landmark: "Yellow house", phone: "+592 612 3456" });
  });

  test("is filled in with the newest draft where its address names none, on a time that is still free", () => {
    const form = open("");
    expect([form.summary, form.errors, form.week.chosen.day]).toEqual([null, {}, "2026-11-23"]);
    expect(form.values).toMatchObject({ landmark: "Yellow house", slot: "2026-11-23T13:00:00Z" });
    const held = [{ startsAt: MONDAY_AT_9, endsAt: MONDAY_AT_9 + HOUR_MS }];
    const taken = open("", { schedule: { held } });
    expect([taken.errors, taken.suggested]).toEqual([{}, []]);
    expect(taken.week.chosen.day).toBe("2026-11-20");
  });

  test.each(["day=2026-11-24", "duration=60", "slot=2026-11-24T13:00:00Z"])(
    "is no summary where the address chooses: %s",
    (address) => {
      const form = open(`${DRAFT_ALONE}&${address}`);
      expect([form.summary, form.errors]).toEqual([null, {}]);
      expect(form.values.landmark).toBe("Yellow house");
    },
  );

  test("refuses a time of the draft or the address that is taken, with the next three", () => {
    const held = [{ startsAt: MONDAY_AT_9, endsAt: MONDAY_AT_9 + HOUR_MS }];
    for (const form of [
      open(DRAFT_ALONE, { schedule: { held } }),
      open("slot=2026-11-23T13:00:00Z", { schedule: { held }, draft: null }),
    ]) {
      expect(form.errors).toEqual({ slot: TIME_TAKEN });
      expect(form.suggested).toHaveLength(3);
      expect([form.summary, form.week.chosen.day]).toEqual([null, "2026-11-23"]);
    }
  });

  test("asks for the time again when the length of the first visit is another one now", () => {
    const form = open(DRAFT_ALONE, { service: { priceType: "fixed" } });
    expect(form.minutes).toBe(90);
    expect(form.errors.slot).toBe(
      "The first visit now takes 1 hour 30 minutes. Please choose a time again.",
    );
    expect([form.summary, form.suggested]).toEqual([null, []]);
  });

  test("marks the terms of a draft that are not those of now (threat 73)", () => {
    expect(open(DRAFT_ALONE).newTerms).toBe(false);
    for (const service of [{ version: 8 }, { priceAmount: 1 }, { proName: "Volt Ltd" }]) {
      expect(open(DRAFT_ALONE, { service }).newTerms).toBe(true);
    }
  });
});

describe("the values of an opened booking form", () => {
  const customer = {
    phone: "+5926123456",
    region: "Demerara-Mahaica",
    landmark: "Yellow house",
  };
  const filled = (values: Record<string, string>, isDraft: boolean) =>
    filledValues({ service: SERVICE, customer, values, key: "new", isDraft });

  test("are the phone and the place of the customer, unless the draft has others", () => {
    expect(filled({}, false)).toMatchObject({ phone: "+592 612 3456", region: "Demerara-Mahaica" });
    expect(filled({ region: "Potaro-Siparuni" }, false).region).toBe("Potaro-Siparuni");
    expect(filled({}, false).landmark).toBe("Yellow house");
    expect(filled({ landmark: "" }, false).landmark).toBe("");
    const visitor = filledValues({
      service: SERVICE,
      customer: null,
      values: {},
      key: "new",
      isDraft: false,
    });
    expect([visitor.phone, visitor.region]).toEqual(["", undefined]);
  });

  test("have the key and the terms of a draft only where the address names it", () => {
    const draft = { key: "kept", agreedPrice: "1", landmark: "Yellow house" };
    expect(filled(draft, true)).toMatchObject(draft);
    expect(filled(draft, false)).toMatchObject({
      key: "new",
      agreedPrice: "650000",
      serviceVersion: "7",
      landmark: "Yellow house",
    });
  });
});
