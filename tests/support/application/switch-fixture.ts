import { expect } from "vitest";
import { emailNewJobs } from "#app/actions/jobs/email-notices.ts";
import { DEFAULT_SETTINGS, type Settings, settingsValues } from "#app/domain/settings/settings.ts";
import { deliverDue } from "#app/email/delivery/deliver.ts";
import { remindOfBookings } from "#app/scheduled/booking-reminders.ts";
import { emailUnreadMessages } from "#app/scheduled/message-emails.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { element, having, textIn } from "#tests/support/html.ts";
import { addConversation, recordedRooms } from "#tests/support/records/conversations.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { SECRET } from "#tests/support/secret.ts";
import { movableClock, pageOf, type TestBrowser } from "./accounts.ts";
import { appOver, ORIGIN } from "./app.ts";
import { addBookingAccounts, signedInBrowser } from "./booking-fixture.ts";
import { emailSenderThat } from "./email-sender.ts";
import { SETTINGS } from "./settings-addresses.ts";
import { openAndPost } from "./versions.ts";

/** The effect of a setting, visible from outside with each of its values. */
export type Effect = { does: string; see: (fixture: Fixture) => Promise<void> };
export type Fixture = Awaited<ReturnType<typeof openFixture>>;

/** Ravi with a service, Anita, a customer, and their conversation. No settings are saved yet. */
export async function openFixture() {
  const { db, client } = await emptyDatabase();
  const clock = movableClock();
  const live = recordedRooms();
  const app = appOver(db, { clock: clock.read, rooms: live.rooms });
  const { proId, customerId, serviceId } = await addBookingAccounts(client);
  const emailSender = emailSenderThat("works");
  return {
    db,
    client,
    app,
    clock,
    told: live.calls,
    proId,
    customerId,
    serviceId,
    conversationId: await addConversation(client, [customerId, proId]),
    ravi: await signedInBrowser(app, "ravi@kayap.test"),
    anita: await signedInBrowser(app, "anita@kayap.test"),
    /** The queued and sent e-mails, of one kind or all, oldest first. */
    emails: async (kind?: string) =>
      (await emailsIn(client)).filter((one) => kind === undefined || one.kind === kind),
    /** The e-mails that were sent, with their headers. */
    sentEmails: emailSender.sent,
    /** Runs the jobs of a minute: reminders, e-mails about messages, and the outbox. */
    async runClock() {
      const setting = { db, rooms: live.rooms, appOrigin: ORIGIN, now: clock.read() };
      await remindOfBookings(setting);
      await emailUnreadMessages(setting);
      await emailNewJobs(setting);
      await deliverDue({ ...setting, emailSender, links: { appOrigin: ORIGIN, secret: SECRET } });
    },
  };
}

/** The settings as the form sends them: the defaults with these changes; an unchecked box is not sent. */
export type Change = Partial<Record<keyof Settings, string | undefined>>;
const send = (person: TestBrowser, change: Change) => {
  const all = Object.entries({ ...settingsValues(DEFAULT_SETTINGS), ...change });
  const sent = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return openAndPost(person, SETTINGS, Object.fromEntries(sent));
};

/** Saves a person's settings with the form and expects its confirmation. */
export async function save(person: TestBrowser, change: Change): Promise<void> {
  expect((await send(person, change)).status).toBe(303);
  const { page } = await person.open(SETTINGS);
  expect(textIn(element(page, having("role", "status")))).toBe("Settings saved successfully!");
}

/** The answer of the settings form to an invalid value. */
export async function saveRefused(person: TestBrowser, change: Change) {
  const { status, page } = await pageOf(await send(person, change));
  return { status, text: textIn(page) };
}

/** The status and the text of an address, for a person or for a visitor. */
export async function look(fixture: Fixture, path: string, person?: TestBrowser) {
  const answer = await (person ? person.get(path) : fixture.app.fetch(path));
  return { status: answer.status, text: await answer.text() };
}
