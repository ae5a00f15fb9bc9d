import { expect } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import type { TestBrowser } from "#tests/support/application/accounts.ts";
import { bookingForm, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { SETTINGS } from "#tests/support/application/settings-addresses.ts";
import {
  type Effect,
  type Fixture,
  save,
  saveRefused,
} from "#tests/support/application/switch-fixture.ts";
import { element, having, linkTo, textIn } from "#tests/support/html.ts";
import { addBookingOf, onMonday } from "#tests/support/records/bookings.ts";

const OFF = undefined;

async function isTicked(person: TestBrowser, name: string): Promise<boolean> {
  const box = element((await person.open(SETTINGS)).page, having("id", name));
  return "checked" in box.attributes;
}

const bellOf = async (person: TestBrowser) =>
  textIn(element((await person.open("/dashboard/notifications")).page, "main"));

/** The newest e-mail to Ravi with such a subject carries a way to end its kind with one press, and that is the switch. */
async function endsWithOnePress(
  { app, runClock, sentEmails, ravi }: Fixture,
  { subject, name }: { subject: string; name: string },
) {
  await runClock();
  const to = "ravi@kayap.test";
  const { headers = {} } =
    sentEmails.findLast((mail) => mail.to === to && mail.subject.includes(subject)) ?? {};
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const url = new URL(headers["List-Unsubscribe"]?.slice(1, -1) ?? "");
  expect(await isTicked(ravi, name)).toBe(true);
  await app.post(url.pathname + url.search, { "List-Unsubscribe": "One-Click" });
  expect(await isTicked(ravi, name)).toBe(false);
}

async function write({ anita, conversationId }: Fixture, content: string) {
  const clientId = crypto.randomUUID();
  await anita.post(`/dashboard/messages/${conversationId}/thread`, { content, clientId });
}

/** Anita posts a job for an electrician where Ravi works. */
async function postJob({ anita }: Fixture, what: string) {
  const answer = await anita.post("/jobs/new", {
    what,
    details: "In the kitchen, when it rains from the east.",
    categoryId: "construction-trades",
    subcategoryId: "electricians",
    region: "Essequibo Islands-West Demerara",
    city: "La Grange",
    when: "asap",
  });
  expect(answer.status).toBe(303);
}

export const NOTIFICATIONS = {
  emailNotifications: {
    does: "holds back every e-mail about bookings, messages and reviews, and nothing else",
    async see(fixture) {
      const { anita, ravi, serviceId, emails, runClock, clock } = fixture;
      const cause = async (minute: number) => {
        await anita.post(`/service/${serviceId}/book`, bookingForm(minute));
        await write(fixture, "Are you free?");
        clock.advance(5 * MINUTE_MS);
        await runClock();
        return (await emails()).filter(({ recipient }) => recipient === "ravi@kayap.test").length;
      };
      await save(ravi, { emailNotifications: OFF });
      await anita.post("/dashboard/reviews/new", { serviceId, rating: "5", comment: "Neat." });
      expect(await cause(540)).toBe(0);
      const bell = await bellOf(ravi);
      expect(bell).toContain("Anita Ramdeen asks for a booking");
      expect(bell).toContain("Anita R. wrote a review");
      await save(ravi, {});
      await anita.post(`/dashboard/reviews/new`, { serviceId, rating: "4", comment: "Again." });
      expect(await cause(660)).toBe(2);
    },
  },
  bookingEmails: {
    does: "holds back e-mails about bookings alone: messages, reviews and reminders still come (threat 98)",
    async see(fixture) {
      const { client, anita, ravi, serviceId, emails, runClock, clock } = fixture;
      const toRavi = async () =>
        (await emails()).filter(({ recipient }) => recipient === "ravi@kayap.test");
      const request = (minute: number) =>
        anita.post(`/service/${serviceId}/book`, bookingForm(minute));
      await save(ravi, {});
      await request(540);
      expect((await toRavi()).map(({ kind }) => kind)).toEqual(["booking-requested"]);
      await endsWithOnePress(fixture, { subject: "asks for a booking", name: "bookingEmails" });
      await request(660);
      const { page } = await anita.open("/dashboard/bookings");
      await anita.post(`${linkTo(page, "House wiring and breaker panels")}/cancel`, {});
      await anita.post("/dashboard/reviews/new", { serviceId, rating: "5", comment: "Neat." });
      await write(fixture, "Are you free?");
      clock.advance(5 * MINUTE_MS);
      await runClock();
      await addBookingOf(client, fixture, { status: "confirmed", starts_at: onMonday(900) });
      clock.advance(onMonday(900) - 20 * HOUR_MS - clock.read());
      await runClock();
      expect((await toRavi()).map(({ kind }) => kind)).toEqual([
        "booking-requested",
        "new-review",
        "message",
        "booking-reminded_day",
      ]);
      expect(await bellOf(ravi)).toContain("Anita Ramdeen withdrew the request");
      await save(ravi, { bookingEmails: "on" });
      await request(780);
      expect((await emails("booking-requested")).length).toBe(2);
    },
  },
  pushNotifications: {
    // What is pushed, and that nothing is while it is off, stands in push.test.ts.
    does: "keeps the choice for every browser of the person",
    async see({ app, ravi }) {
      const other = await signedInBrowser(app, "ravi@kayap.test");
      for (const on of [true, false]) {
        await save(ravi, { pushNotifications: on ? "on" : OFF });
        expect(await isTicked(other, "pushNotifications")).toBe(on);
      }
    },
  },
  smsNotifications: {
    does: "is off, says that it is not available yet, and cannot be switched on by anybody",
    async see({ ravi }) {
      const box = element((await ravi.open(SETTINGS)).page, having("id", "smsNotifications"));
      expect(box.attributes).toHaveProperty("disabled");
      expect(box.attributes).not.toHaveProperty("checked");
      expect(await saveRefused(ravi, { smsNotifications: "on" })).toMatchObject({
        status: 400,
        text: expect.stringContaining("Not available yet"),
      });
      expect(await isTicked(ravi, "smsNotifications")).toBe(false);
    },
  },
  marketingEmails: {
    does: "is the newsletter of the account's address, which also ends by the link of its e-mails",
    async see({ client, ravi }) {
      const subscribed = async () => {
        const { rows } = await client.execute(`select email from newsletter_subscriptions
          where confirmed_at is not null and unsubscribed_at is null`);
        return rows.map(({ email }) => email);
      };
      expect(await subscribed()).toEqual([]);
      await save(ravi, { marketingEmails: "on" });
      expect(await subscribed()).toEqual(["ravi@kayap.test"]);
      await save(ravi, { marketingEmails: OFF });
      expect(await subscribed()).toEqual([]);
    },
  },
  bookingReminders: {
    does: "lets reminders come, by e-mail and on the site, or none of them by any way",
    async see(fixture) {
      const { client, ravi, emails, clock, runClock } = fixture;
      const reminded = async () => ({
        emails: (await emails("booking-reminded_day")).filter(({ recipient }) =>
          recipient.startsWith("ravi"),
        ).length,
        bell: (await bellOf(ravi)).includes("Reminder:"),
      });
      const cause = async (days: number) => {
        const starts_at = onMonday(540) + days * DAY_MS;
        await addBookingOf(client, fixture, { status: "confirmed", starts_at });
        clock.advance(starts_at - 20 * HOUR_MS - clock.read());
        await runClock();
      };
      await save(ravi, { bookingReminders: OFF });
      await cause(0);
      expect(await reminded()).toEqual({ emails: 0, bell: false });
      await save(ravi, {});
      await cause(1);
      expect(await reminded()).toEqual({ emails: 1, bell: true });
      await endsWithOnePress(fixture, { subject: "Reminder: ", name: "bookingReminders" });
    },
  },
  messageNotifications: {
    does: "lets an e-mail come about messages that wait, or none",
    async see(fixture) {
      const { ravi, emails, clock, runClock } = fixture;
      const cause = async () => {
        await write(fixture, "Are you free?");
        clock.advance(HOUR_MS);
        await runClock();
        return (await emails("message")).length;
      };
      await save(ravi, { messageNotifications: OFF });
      expect(await cause()).toBe(0);
      expect(textIn((await ravi.open("/dashboard")).page)).toContain("Messages, 1 new");
      await save(ravi, {});
      expect(await cause()).toBe(1);
      await endsWithOnePress(fixture, { subject: "wrote to you", name: "messageNotifications" });
    },
  },
  reviewNotifications: {
    does: "lets an e-mail come about a new review, or none; the site says it either way",
    async see(fixture) {
      const { anita, ravi, serviceId, emails, client } = fixture;
      const cause = async () => {
        await client.execute("delete from reviews");
        await anita.post("/dashboard/reviews/new", { serviceId, rating: "5", comment: "Neat." });
        return (await emails("new-review")).length;
      };
      await save(ravi, { reviewNotifications: OFF });
      expect(await cause()).toBe(0);
      expect(await bellOf(ravi)).toContain("Anita R. wrote a review");
      await save(ravi, {});
      expect(await cause()).toBe(1);
      await endsWithOnePress(fixture, { subject: "wrote a review", name: "reviewNotifications" });
    },
  },
  jobNotifications: {
    does: "lets new jobs near a professional stand among the notifications, or not",
    async see(fixture) {
      const { ravi } = fixture;
      await save(ravi, { jobNotifications: OFF });
      await postJob(fixture, "Two plugs spark");
      expect(await bellOf(ravi)).not.toContain("Two plugs spark");
      await save(ravi, {});
      await postJob(fixture, "A fan hums");
      expect(await bellOf(ravi)).toContain("New job: A fan hums");
    },
  },
  jobEmails: {
    does: "lets an e-mail come about each new job, none, or one about all with the digest",
    async see(fixture) {
      const { app, ravi, emails, runClock, sentEmails } = fixture;
      const cause = async (what: string) => {
        await postJob(fixture, what);
        await runClock();
        return (await emails()).filter(({ kind }) => kind.startsWith("job-")).length;
      };
      await save(ravi, { jobEmails: "none" });
      expect(await cause("Two plugs spark")).toBe(0);
      await save(ravi, { jobEmails: "daily" });
      expect(await cause("A fan hums")).toBe(0);
      await save(ravi, {});
      expect(await cause("A breaker trips")).toBe(1);
      const { headers = {} } =
        sentEmails.findLast(({ subject }) => subject.includes("breaker")) ?? {};
      const url = new URL(headers["List-Unsubscribe"]?.slice(1, -1) ?? "");
      await app.post(url.pathname + url.search, { "List-Unsubscribe": "One-Click" });
      expect(await cause("A socket is warm")).toBe(1);
    },
  },
} satisfies Record<string, Effect>;
