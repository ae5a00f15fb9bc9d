import { describe, expect, test } from "vitest";
import { type Card, cardsOf } from "#bench/quality/cards.ts";
import { DEMO_SERVICES, type DemoService } from "#bench/quality/demo-services.ts";
import { failureOf, figuresOf, judge } from "#bench/quality/judge.ts";
import { OWN_NEEDS } from "#bench/quality/own-needs.ts";
import { QUERIES, type Query, UNSEEN_QUERIES } from "#bench/quality/queries.ts";

const ALL = [...QUERIES, ...UNSEEN_QUERIES];

const serviceOf = (subcategoryId: string): DemoService => {
  const service = DEMO_SERVICES.find((one) => one.listed && one.subcategoryId === subcategoryId);
  if (!service) throw new Error(`The demo has no ${subcategoryId}`);
  return service;
};
const wiring = serviceOf("electricians");
const pipes = serviceOf("plumbers");
const zinc = serviceOf("roofers");
const found = (...services: DemoService[]): Card[] =>
  services.map((service) => ({ service, suggested: false }));
const suggested = (...services: DemoService[]): Card[] =>
  services.map((service) => ({ service, suggested: true }));

const ELECTRICIAN: Query = {
  query: "electrician",
  kind: "trade",
  expects: "some",
  titles: [],
  acceptable: [wiring.key],
  not: [],
  place: null,
  regions: [],
  category: "construction-trades",
};
const NOBODY: Query = { ...ELECTRICIAN, expects: "none", acceptable: [] };

describe("the judge of a search", () => {
  test("counts a service of an acceptable trade first, and one among the first five", () => {
    expect(judge(ELECTRICIAN, found(wiring, pipes))).toMatchObject({
      first: true,
      firstFive: true,
    });
    const late = judge(ELECTRICIAN, found(pipes, zinc, wiring));
    expect(late).toMatchObject({ first: false, firstFive: true });
    expect(failureOf(late)).toBe("the first would not do");
  });

  test("counts a title that is just right although its trade is not listed, and not one that is excluded", () => {
    const exact = { ...ELECTRICIAN, acceptable: [], titles: [wiring.title] };
    expect(judge(exact, found(wiring)).first).toBe(true);
    const excluded = { ...ELECTRICIAN, not: [wiring.title] };
    expect(judge(excluded, found(wiring)).first).toBe(false);
  });

  test("counts suggestions only where nothing was found", () => {
    expect(judge(ELECTRICIAN, [...suggested(wiring), ...found(pipes)]).first).toBe(false);
    expect(judge(ELECTRICIAN, suggested(wiring)).first).toBe(true);
    expect(judge(ELECTRICIAN, suggested(pipes)).nothing).toBe(false);
    expect(judge(ELECTRICIAN, []).nothing).toBe(true);
  });

  test("calls services that nobody looked for a false hit, but not suggestions", () => {
    expect(judge(NOBODY, found(pipes)).falseHit).toBe(true);
    expect(judge(NOBODY, suggested(pipes)).falseHit).toBe(false);
    expect(judge(NOBODY, []).falseHit).toBe(false);
  });

  test("asks for the right trade and the right place at once", () => {
    const elsewhere = {
      ...ELECTRICIAN,
      place: "Lethem",
      regions: ["Upper Takutu-Upper Essequibo"],
    };
    const verdict = judge(elsewhere, found(wiring));
    expect(verdict).toMatchObject({ first: true, placeFirst: false, bothFirst: false });
    expect(failureOf(verdict)).toBe("right trade first, wrong place");
    const here = { ...elsewhere, regions: [wiring.region] };
    expect(judge(here, found(wiring)).bothFirst).toBe(true);
  });

  test("takes each share of the queries that it is about, and none of no queries", () => {
    const verdicts = [
      judge(ELECTRICIAN, found(wiring)),
      judge(ELECTRICIAN, []),
      judge(NOBODY, found(pipes)),
    ];
    expect(figuresOf(verdicts)).toEqual({
      first: 0.5,
      firstFive: 0.5,
      nothing: 0.5,
      falseHit: 1,
      placeFirst: null,
      bothFirst: null,
    });
  });
});

describe("the cards of a result page", () => {
  const page = (...parts: string[]) => `<body><main>${parts.join("")}</main></body>`;
  const link = ({ id }: DemoService) => `<a href="/service/${id}">See</a>`;
  const entry = (service: DemoService, marks = "") => `<li${marks}>${link(service)}</li>`;

  test("are read once each, in order, whatever else links to their services", () => {
    const save = `<a href="/service/${wiring.id}?save=1">Save</a>`;
    const html = page(`<ul><li>${link(wiring)}${save}</li>${entry(pipes)}</ul>`);
    expect(cardsOf(html)).toEqual(found(wiring, pipes));
  });

  test("are suggestions where their list entry says so, and only there", () => {
    const html = page(`<ul>${entry(wiring)}${entry(pipes, ' data-suggested=""')}</ul>`, link(zinc));
    expect(cardsOf(html)).toEqual([...found(wiring), ...suggested(pipes), ...found(zinc)]);
    const inside = page(`<ul><li data-suggested=""><ul>${entry(pipes)}</ul></li></ul>`);
    expect(cardsOf(inside)).toEqual(suggested(pipes));
  });

  test("do not stand in forms, navigation or outside the main part", () => {
    const html = `<body>${link(wiring)}<main><nav>${link(pipes)}</nav><form>${link(zinc)}</form></main></body>`;
    expect(cardsOf(html)).toEqual([]);
  });

  test("of a service that the demo does not have are an error", () => {
    expect(() => cardsOf(page('<a href="/service/unknown">See</a>'))).toThrow("no demo service");
  });
});

describe("the queries", () => {
  const titles = new Set(DEMO_SERVICES.map(({ title }) => title));
  const keys = new Set(DEMO_SERVICES.map(({ key }) => key));

  test("name services and regions of the demo, and each stands once", () => {
    for (const { query, titles: right, not, regions } of ALL) {
      for (const title of [...right, ...not]) expect(titles, query).toContain(title);
      for (const region of regions) {
        expect(
          DEMO_SERVICES.map((service) => service.region),
          query,
        ).toContain(region);
      }
    }
    expect(new Set(ALL.map(({ query }) => query)).size).toBe(ALL.length);
  });

  test("that somebody answers have an answer in the demo", () => {
    for (const query of ALL) {
      const answered = DEMO_SERVICES.some((service) => judge(query, found(service)).first);
      expect(answered, query.query).toBe(query.expects === "some");
    }
  });

  test("of our own are twenty, each for a trade of the demo", () => {
    const trades = new Set([...keys].map((key) => key.split("/")[1]));
    expect(OWN_NEEDS).toHaveLength(20);
    for (const { query, trades: wanted } of OWN_NEEDS) {
      expect(
        wanted.some((trade) => trades.has(trade)),
        query,
      ).toBe(true);
    }
  });
});
