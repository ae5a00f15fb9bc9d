import { generateHOTP } from "oslo/otp";
import { describe, expect, test } from "vitest";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { newSecret, sealSecret } from "#app/auth/two-factor.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import {
  browserAt,
  browserOf,
  PASSWORD,
  REGISTRATION,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, losingAnswerTo } from "#tests/support/application/app.ts";
import { addBookingAccounts, BOOKING_FORM } from "#tests/support/application/booking-fixture.ts";
import {
  type LostFixture,
  type LostForm,
  outcomeOf,
} from "#tests/support/application/lost-responses.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addPhoto, addReview, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { addBookingOf, type Parties } from "#tests/support/records/bookings.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";
import { jpeg } from "#tests/support/records/photos.ts";
import { addDraft, fileOf, formOf, SERVICE } from "#tests/support/records/service-form.ts";
import { SECRET } from "#tests/support/secret.ts";

const REASON = "Nobody came, and nobody answered the phone.";
const NEW_PASSWORD = {
  password: "four kayaks on a trench",
  confirmPassword: "four kayaks on a trench",
};

type Fixture = LostFixture & { parties: Parties; browser: TestBrowser };
type Form = Omit<LostForm, "form"> & {
  who: "proId" | "customerId" | null;
  form: (fixture: Fixture) => Promise<[path: string, fields: Record<string, string>]>;
};

const FORMS: Form[] = [
  {
    name: "a request for a booking",
    who: "customerId",
    lost: /insert into bookings/,
    form: async ({ parties }) => [`/service/${parties.serviceId}/book`, BOOKING_FORM],
  },
  {
    name: "a request that is accepted",
    who: "proId",
    lost: /update bookings/,
    form: async ({ database, parties }) => [
      `/dashboard/bookings/${await addBookingOf(database.client, parties)}`,
      { step: "accept" },
    ],
  },
  {
    name: "a booking that is cancelled",
    who: "customerId",
    lost: /update bookings/,
    form: async ({ database, parties }) => [
      `/dashboard/bookings/${await addBookingOf(database.client, parties, { status: "confirmed" })}/cancel`,
      { reason: REASON },
    ],
  },
  {
    name: "a booking that is disputed",
    who: "customerId",
    lost: /insert into .{0,2}reports/,
    form: async ({ database, parties }) => {
      const fields = { status: "completed", starts_at: NOW - DAY_MS };
      const booking = await addBookingOf(database.client, parties, fields);
      await insert(database.client, "booking_history", {
        id: crypto.randomUUID(),
        booking_id: booking,
        actor: "professional",
        action: "completed",
        from_status: "confirmed",
        to_status: "completed",
        created_at: NOW - DAY_MS / 2,
      });
      return [`/dashboard/bookings/${booking}/dispute`, { reason: REASON }];
    },
  },
  {
    name: "a review",
    who: "customerId",
    lost: /insert into .{0,2}reviews/,
    form: async ({ parties }) => [
      "/dashboard/reviews/new",
      { serviceId: parties.serviceId, rating: "4", comment: "Came on time, and came again." },
    ],
  },
  {
    name: "an answer to a review",
    who: "proId",
    lost: /review_replies/,
    form: async ({ database, parties }) => [
      `/dashboard/reviews/${await addReview(database.client, parties)}/reply`,
      { content: "Thank you, Anita." },
    ],
  },
  {
    name: "a review that is reported",
    who: "proId",
    lost: /insert into .{0,2}reports/,
    form: async ({ database, parties }) => [
      `/dashboard/reviews/${await addReview(database.client, parties)}/report`,
      { reason: REASON },
    ],
  },
  {
    name: "a message",
    who: "customerId",
    lost: /insert into messages/,
    form: async ({ database, parties }) => {
      const conversation = await addConversation(database.client, [
        parties.customerId,
        parties.proId,
      ]);
      await addMessage(database.client, {
        conversationId: conversation,
        senderId: parties.proId,
      });
      return [
        `/dashboard/messages?conversation=${conversation}`,
        { content: "Good morning.", clientId: "5b1a3a52-7c0f-4a3e-9d53-0d6d8f4a1c02" },
      ];
    },
  },
  {
    name: "a new service",
    who: "proId",
    lost: /insert into .{0,2}services/,
    form: async ({ database, parties }) => {
      const draft = "5b1a3a52-7c0f-4a3e-9d53-0d6d8f4a1c03";
      const photo = await addDraft(database.client, { ownerId: parties.proId, draftId: draft });
      return ["/dashboard/services/new", { ...SERVICE, draft, photo }];
    },
  },
  {
    name: "a service that is changed",
    who: "proId",
    lost: /update .{0,2}services/,
    form: async ({ database, parties }) => [
      `/dashboard/services/edit/${parties.serviceId}`,
      {
        ...SERVICE,
        status: "active",
        version: String(NOW),
        photo: await addPhoto(database.client, parties),
      },
    ],
  },
  {
    name: "a service that is deleted",
    who: "proId",
    lost: /update .{0,2}services/,
    form: async ({ database, parties }) => [
      `/dashboard/services/${await addService(database.client, parties.proId)}/delete`,
      {},
    ],
  },
  {
    name: "a profile that is changed",
    who: "customerId",
    lost: /update .{0,2}users/,
    form: async () => [
      "/dashboard/profile",
      { firstName: "Asha", lastName: "Khan", region: "Guyana", version: String(NOW) },
    ],
  },
  {
    name: "days off",
    who: "proId",
    lost: /days_off/,
    form: async () => ["/dashboard/bookings/days-off", { from: "2026-12-25", to: "2026-12-26" }],
  },
  {
    name: "a service that is saved",
    who: "customerId",
    lost: /into saved_services/,
    form: async ({ parties }) => ["/saved", { serviceId: parties.serviceId }],
  },
  {
    name: "a registration",
    who: null,
    logsTwice: true,
    lost: /insert into .{0,2}users/,
    form: async () => ["/register", { ...REGISTRATION, email: "asha@kayap.test" }],
  },
  {
    name: "a message to support",
    who: null,
    lost: /contact_messages/,
    form: async () => [
      "/contact",
      { topic: "general", email: "asha@kayap.test", message: "Do you also work in Lethem?" },
    ],
  },
  {
    name: "a subscription to the newsletter",
    who: null,
    lost: /newsletter_subscriptions/,
    form: async () => ["/newsletter", { email: "asha@kayap.test" }],
  },
  {
    name: "a conversation that begins",
    who: "customerId",
    lost: /insert into conversations/,
    form: async ({ parties }) => [
      `/dashboard/messages?with=${parties.proId}`,
      { content: "Good morning.", clientId: "5b1a3a52-7c0f-4a3e-9d53-0d6d8f4a1c02" },
    ],
  },
  {
    name: "a conversation that is reported",
    who: "customerId",
    lost: /insert into .{0,2}reports/,
    form: async ({ database, parties }) => {
      const conversation = await addConversation(database.client, [
        parties.customerId,
        parties.proId,
      ]);
      return [`/dashboard/messages/${conversation}/report`, { reason: REASON }];
    },
  },
  {
    name: "a sign-in",
    who: null,
    logsTwice: true,
    lost: /insert into .{0,2}sessions/,
    form: async () => ["/login", { email: "anita@kayap.test", password: PASSWORD }],
  },
  {
    name: "a password that is changed",
    who: "customerId",
    lost: /update .{0,2}users/,
    form: async () => ["/dashboard/settings/password", { current: PASSWORD, ...NEW_PASSWORD }],
  },
  {
    name: "a password that is chosen by a link",
    who: null,
    lost: /update .{0,2}users/,
    form: async ({ database, parties }) => {
      const token = newToken();
      await insert(database.client, "tokens", {
        hash: hashToken(token),
        kind: "reset-password",
        user_id: parties.customerId,
        email: "anita@kayap.test",
        expires_at: NOW + DAY_MS,
        created_at: NOW,
      });
      return ["/reset-password", { token, ...NEW_PASSWORD }];
    },
  },
  {
    name: "a second factor that is turned on",
    who: "customerId",
    lost: /update .{0,2}two_factor/,
    status: 200,
    form: async ({ database, parties }) => {
      const secret = newSecret();
      await insert(database.client, "two_factor", {
        user_id: parties.customerId,
        secret: sealSecret(SECRET, parties.customerId, secret),
        begun_at: NOW,
      });
      await database.client.execute(
        `update two_factor set begun_in = (select id_hash from sessions
          where sessions.user_id = two_factor.user_id)`,
      );
      const code = await generateHOTP(secret, Math.floor(NOW / 30_000));
      return ["/dashboard/settings/two-factor", { intent: "confirm", code }];
    },
  },
  {
    name: "an account that is to be deleted",
    who: "customerId",
    lost: /update .{0,2}users/,
    form: async () => ["/dashboard/settings/delete", { current: PASSWORD, confirm: "DELETE" }],
  },
];

/** The form of a customer, of a professional, or of a visitor. */
const sentBy = ({ who, form, ...rest }: Form): LostForm => ({
  ...rest,
  form: async (fixture) => {
    const { client } = fixture.database;
    const parties = await addBookingAccounts(client);
    const browser = who
      ? await browserOf(client, fixture.app, parties[who])
      : browserAt(fixture.app);
    const [path, fields] = await form({ ...fixture, parties, browser });
    return { browser, path, fields };
  },
});

describe("a form whose write succeeds but whose database answer is lost", () => {
  test.each(FORMS.map(sentBy))("is done once and answered as usual: $name", async (form) => {
    const plain = await outcomeOf(form, false);
    expect(plain.status).toBe(form.status ?? 303);
    expect(await outcomeOf(form, true)).toEqual(plain);
  });
});

test("a review is deleted when the database's answer to its deletion is lost, and the page answers 404", async () => {
  const { client } = await emptyDatabase();
  const parties = await addBookingAccounts(client);
  const path = `/dashboard/reviews/${await addReview(client, parties)}/delete`;
  const app = appOver(losingAnswerTo(/delete from .{0,2}reviews/, client));
  const anita = await browserOf(client, app, parties.customerId);
  expect((await anita.post(path, {})).status).toBe(404);
  expect(await rowsOf(client, "reviews")).toEqual([]);
});

describe("an uploaded photo", () => {
  test.each([/into leftover_photos/, /into photos/])(
    "is stored once, with no leftover to remove, when the database's answer to %o is lost",
    async (lost) => {
      const { client } = await emptyDatabase();
      const { proId } = await addBookingAccounts(client);
      const ravi = await browserOf(client, appOver(losingAnswerTo(lost, client)), proId);
      const draft = crypto.randomUUID();
      const form = formOf({ draft, images: fileOf(await jpeg()) });
      expect((await ravi.send("/dashboard/services/photos", form)).status).toBe(201);
      expect((await rowsOf(client, "photos")).map(({ draft_id }) => draft_id)).toEqual([draft]);
      expect(await rowsOf(client, "leftover_photos")).toEqual([]);
    },
  );
});
