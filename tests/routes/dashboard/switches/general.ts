import { expect } from "vitest";
import { browserAt, type TestBrowser } from "#tests/support/application/accounts.ts";
import { bookingForm, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import {
  type Change,
  type Effect,
  type Fixture,
  save,
  saveRefused,
} from "#tests/support/application/switch-fixture.ts";
import { element, elements, having, parseHtml, textIn } from "#tests/support/html.ts";
import { MONDAY, onMonday } from "#tests/support/records/bookings.ts";

type Place = { name: string; html: string; text: string };

async function placeAt(person: TestBrowser, path: string): Promise<Place> {
  const html = await (await person.get(path)).text();
  const text = textIn(element(parseHtml(html), "main"));
  return { name: path.replace(/[0-9a-f-]{36}/g, "{id}"), html, text };
}

/**
 * Everything that tells both of them about a booking on Monday: pages, e-mails and a calendar
 * file. `minute` is its own for each call.
 */
async function placesOf(fixture: Fixture, minute: number): Promise<Place[]> {
  const { anita, ravi, serviceId, conversationId, client } = fixture;
  // What was told before stays as it was told.
  await client.execute("delete from notifications");
  const requested = await anita.post(`/service/${serviceId}/book`, bookingForm(minute));
  const booking = requested.headers.get("Location") ?? "";
  await anita.post(`/dashboard/messages/${conversationId}/thread`, {
    content: "See you.",
    clientId: crypto.randomUUID(),
  });
  const pages: [TestBrowser, string][] = [
    [anita, "/dashboard"],
    [anita, "/dashboard/bookings"],
    [anita, booking],
    [anita, `${booking}/cancel`],
    [anita, `${booking}/propose?day=${MONDAY}`],
    [anita, `/service/${serviceId}/book?day=${MONDAY}`],
    [anita, "/dashboard/settings/sessions"],
    [anita, "/dashboard/settings/security-log"],
    [anita, `/dashboard/messages?conversation=${conversationId}`],
    [ravi, "/dashboard"],
    [ravi, "/dashboard/bookings?tab=requests"],
    [ravi, "/dashboard/notifications"],
    [ravi, `/dashboard/bookings/week?day=${MONDAY}`],
    [ravi, `/dashboard/bookings/day/${MONDAY}`],
  ];
  const places: Place[] = [];
  for (const [person, path] of pages) {
    places.push(await placeAt(person, path));
  }
  await ravi.post(booking, { step: "accept" });
  const emails = (await fixture.emails()).filter(({ kind }) => /^booking-/.test(kind)).slice(-2);
  for (const { kind, text, html } of emails)
    places.push({ name: `emailContent ${kind}`, html, text });
  const file = await (await anita.get(`${booking}/calendar.ics`)).text();
  // A line of the file goes on after a line break and a blank, and its commas are marked.
  const lines = file.replaceAll("\r\n ", "").replaceAll("\\,", ",");
  places.push({ name: "calendar file", html: "", text: lines });
  return places;
}

async function chosenBy({ anita, ravi }: Fixture, change: Change) {
  await save(anita, change);
  await save(ravi, change);
}

/** The pages that say only what happened, in Guyana's time alone (decision 127). */
const PAST_ALONE = ["/dashboard/settings/sessions", "/dashboard/settings/security-log"];

/** The names of the places that do not have what every place should have. */
const without = (places: Place[], isIncluded: (place: Place) => boolean) =>
  places.filter((place) => !isIncluded(place)).map(({ name }) => name);

const hasTheme = async (person: TestBrowser) =>
  element((await person.open("/")).page, "html").attributes["data-theme"];

export const GENERAL = {
  theme: {
    does: "colours the next page, here and in another browser of the person from the sign-in on",
    async see({ app, anita }) {
      expect(await hasTheme(anita)).toBeUndefined();
      for (const theme of ["dark", "light"]) {
        await save(anita, { theme });
        expect(await hasTheme(anita)).toBe(theme);
        expect(await hasTheme(await signedInBrowser(app, "anita@kayap.test"))).toBe(theme);
      }
      await save(anita, { theme: "system" });
      expect(await hasTheme(anita)).toBeUndefined();
      expect(await hasTheme(browserAt(app))).toBeUndefined();
    },
  },
  language: {
    does: "writes days, times, numbers and prices in it and marks them, on pages and in e-mails",
    async see(fixture) {
      await fixture.client.execute("update services set review_count = 1234, rating_sum = 6047");
      const marked = ({ html }: Place, lang: string) =>
        elements(parseHtml(html), having("lang", lang)).length > 0;
      const service = async () => {
        const { page } = await fixture.anita.open(`/service/${fixture.serviceId}/book`);
        return textIn(element(page, "main"));
      };
      const isPage = ({ name }: Place) => name.startsWith("/");
      const english = await placesOf(fixture, 540);
      expect(without(english, (place) => !marked(place, "es"))).toEqual([]);
      expect(without(english, ({ text }) => /\b\d?\d:\d\d [AP]M|\d{8}T/.test(text))).toEqual([]);
      expect(await service()).toMatch(/4\.9 .*\(1,234.*\$6,500\/hr/);
      for (const [language, monday, minute] of [
        ["es", "lun", 660],
        ["pt", "seg", 780],
      ] as const) {
        await chosenBy(fixture, { language });
        const places = await placesOf(fixture, minute);
        expect(without(places.filter(isPage), (place) => marked(place, language))).toEqual([]);
        expect(without(places, ({ text }) => !/\d [AP]M\b/.test(text))).toEqual([]);
        const emails = places.filter(({ name }) => /^emailContent|calendar/.test(name));
        expect(without(emails, ({ text }) => text.includes(`${monday} 23/11/2026, `))).toEqual([]);
        expect(await service()).toMatch(/4,9 .*\(1\.234.*\$6\.500\/hr/);
      }
    },
  },
  timezone: {
    does: "says every time that is agreed or due in it beside Guyana's, on pages, in e-mails and calendars",
    async see(fixture) {
      const guyana = await placesOf(fixture, 540);
      expect(without(guyana, ({ text }) => !/New York|Los Angeles/.test(text))).toEqual([]);
      for (const [timezone, name, minute, clock] of [
        ["America/New_York", "New York", 660, "11:00 AM Guyana · 10:00 AM New York"],
        ["America/Los_Angeles", "Los Angeles", 780, "1:00 PM Guyana · 9:00 AM Los Angeles"],
      ] as const) {
        await chosenBy(fixture, { timezone });
        const places = await placesOf(fixture, minute);
        const both = new RegExp(`[AP]M Guyana · .*[AP]M ${name}`);
        expect(without(places, ({ text }) => both.test(text))).toEqual(PAST_ALONE);
        const emails = places.filter(({ name }) => /^emailContent|calendar/.test(name));
        expect(without(emails, ({ text }) => text.includes(clock))).toEqual([]);
        const start = new Date(onMonday(minute)).toISOString().replace(/[-:]|\.000/g, "");
        expect(places.at(-1)?.text).toContain(`DTSTART:${start}`);
      }
    },
  },
  dateFormat: {
    does: "writes every day in it, short ones in its order, on pages, in e-mails and calendars, from the default on",
    async see(fixture) {
      const { anita, proId, serviceId } = fixture;
      await anita.post("/dashboard/reviews/new", { serviceId, rating: "5", comment: "Neat." });
      await anita.post("/saved", { serviceId, saved: "on", next: "/saved" });
      const more = ["/dashboard/reviews", "/dashboard/saved", `/service/${serviceId}`].concat(
        `/pro/${proId}?tab=reviews`,
      );
      const dayFirst = /\b2[0-3] Nov\b/;
      const monthFirst = /\bNov 2[0-3]\b/;
      const formats = {
        "DD/MM/YYYY": { whole: /(?<!\d)2[03]\/11\/2026/, short: dayFirst },
        "MM/DD/YYYY": { whole: /(?<!\d)11\/2[03]\/2026/, short: monthFirst },
        "YYYY-MM-DD": { whole: /(?<!\d)2026-11-2[03]/, short: dayFirst },
      };
      for (const [n, [dateFormat, own]] of Object.entries(formats).entries()) {
        // The first is the default: nobody has to save it.
        if (n > 0) await chosenBy(fixture, { dateFormat });
        const places = await placesOf(fixture, 540 + n * 120);
        for (const path of more) places.push(await placeAt(anita, path));
        expect(without(places, ({ text }) => own.whole.test(text) || own.short.test(text))).toEqual(
          [],
        );
        const others = Object.values(formats)
          .filter((one) => one !== own)
          .flatMap(({ whole, short }) => (short === own.short ? [whole] : [whole, short]));
        expect(without(places, ({ text }) => !others.some((one) => one.test(text)))).toEqual([]);
      }
    },
  },
  currency: {
    does: "is Guyana's dollar and no other",
    async see(fixture) {
      const { anita, serviceId } = fixture;
      expect(await saveRefused(anita, { currency: "USD" })).toMatchObject({
        status: 400,
        text: expect.stringContaining("Please choose one of the options shown"),
      });
      await save(anita, { currency: "GYD" });
      const { page } = await anita.open(`/service/${serviceId}`);
      expect(textIn(page)).toContain("$6,500/hr GYD");
    },
  },
} satisfies Record<string, Effect>;
