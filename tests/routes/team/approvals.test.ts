import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  alertIn,
  browserOf,
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { addStaff } from "#tests/support/application/staff.ts";
import { addPhoto, addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, textIn } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { addDraft, formOf, SERVICE } from "#tests/support/records/service-form.ts";

const WAITS = "Your service is waiting for review, usually within 1 working day.";
const REASON = "The photo shows somebody else’s work; please use your own.";
const LIST = "/dashboard/services";
const QUEUE = "/team/approvals";

let fixture: AccountFixture;
let moderator: { id: string; browser: TestBrowser };
let pro: string;
let browser: TestBrowser;

beforeEach(async () => {
  fixture = await accountFixture();
  const { client } = fixture.database;
  moderator = await addStaff(client, fixture.app, "moderator");
  pro = await addProfessional(client, { email: "ravi@kayap.test", first_name: "Ravi" });
  browser = await browserOf(client, fixture.app, pro);
  await insert(client, "site_settings", { id: 1, approval: 1, updated_at: NOW });
});

const run = (sql: string) => fixture.database.client.execute(sql);
const mainOf = async (path: string, by = browser) =>
  textIn(element((await by.open(path)).page, (one) => one.name === "main"));

/** Publishes a service from its form; returns the answer and the id. */
async function publish(fields: Record<string, string> = {}) {
  const id = crypto.randomUUID();
  const photo = await addDraft(fixture.database.client, { ownerId: pro, draftId: id });
  const form = formOf({ ...SERVICE, draft: id, photo, ...fields });
  return { id, photo, answer: await browser.send(`${LIST}/new?draft=${id}`, form) };
}

async function stateOf(id: string) {
  const { rows } = await fixture.database.client.execute({
    sql: "select status, approval, listed, updated_at from services where id = ?",
    args: [id],
  });
  const [row] = rows;
  return { is: `${row?.status} ${row?.approval} ${row?.listed}`, version: String(row?.updated_at) };
}
const edit = async (id: string, photo: string, fields: Record<string, string> = {}) => {
  const { version } = await stateOf(id);
  const form = formOf({ ...SERVICE, status: "active", photo, version, ...fields });
  return browser.send(`${LIST}/edit/${id}`, form);
};
const answer = async (id: string, form: Record<string, string>, by = moderator.browser) =>
  by.post(QUEUE, { serviceId: id, version: (await stateOf(id)).version, ...form });
const approve = (id: string) => answer(id, { intent: "approve" });
const notYet = (id: string, reason = REASON) => answer(id, { intent: "refuse", reason });
const acts = async () =>
  (await rowsOf(fixture.database.client, "staff_log")).map(({ act, subject_id, reason }) => ({
    act,
    subject_id,
    reason,
  }));

describe("the first service of a new professional", () => {
  test("waits, whatever status the form says, and its professional reads that on every page about it", async () => {
    const { id, answer: published } = await publish({ status: "active" });
    expect(published.status).toBe(303);
    expect((await stateOf(id)).is).toBe("pending waiting 0");
    expect(textIn((await browser.open(LIST)).page).split(WAITS)).toHaveLength(3);
    expect(await mainOf(LIST)).toContain(WAITS);
    expect(await mainOf(`${LIST}/edit/${id}`)).toContain(WAITS);
    expect((await fixture.app.page(`/service/${id}`)).status).toBe(404);
  });

  test("is active at once where the settings do not ask for it, as without any settings", async () => {
    await run("update site_settings set approval = 0");
    expect((await stateOf((await publish()).id)).is).toBe("active null 1");
    await run("delete from services");
    await run("delete from site_settings");
    expect((await stateOf((await publish()).id)).is).toBe("active null 1");
    expect(await mainOf(LIST)).not.toContain(WAITS);
  });

  test.each(["active", "inactive", "pending"])(
    "cannot be made active by its form while it waits or is refused, with status %s",
    async (status) => {
      const { id, photo } = await publish();
      expect((await edit(id, photo, { status })).status).toBe(303);
      expect((await stateOf(id)).is).toBe("pending waiting 0");
      await notYet(id);
      expect((await stateOf(id)).is).toBe("pending refused 0");
      expect(await mainOf(LIST)).toContain("not approved yet");
      expect(await mainOf(`${LIST}/edit/${id}`)).toContain(REASON);
      expect((await edit(id, photo, { status })).status).toBe(303);
      expect((await stateOf(id)).is).toBe("pending waiting 0");
    },
  );

  test("is followed by others that wait as well, until one is approved; after that each is active at once", async () => {
    const first = await publish();
    const second = await publish({ title: "Ceiling fans and lights" });
    expect((await stateOf(second.id)).is).toBe("pending waiting 0");
    await approve(first.id);
    expect((await stateOf(first.id)).is).toBe("active null 1");
    expect((await stateOf(second.id)).is).toBe("pending waiting 0");
    expect((await stateOf((await publish()).id)).is).toBe("active null 1");
  });

  test("is none where an earlier one was published before the settings asked, also one that is deleted", async () => {
    await addService(fixture.database.client, pro);
    expect((await stateOf((await publish()).id)).is).toBe("active null 1");
    await run(`update services set deleted_at = ${NOW}, approval = null`);
    expect((await stateOf((await publish()).id)).is).toBe("active null 1");
  });

  test("is taken as published when its form is sent twice, and still waits", async () => {
    const { id, photo } = await publish();
    const form = formOf({ ...SERVICE, draft: id, photo });
    expect((await browser.send(`${LIST}/new?draft=${id}`, form)).status).toBe(303);
    expect((await run("select id from services")).rows).toHaveLength(1);
    expect(await mainOf(LIST)).toContain(WAITS);
  });

  test("that waits stays with the team when the settings ask no more", async () => {
    const { id, photo } = await publish();
    await run("update site_settings set approval = 0");
    await edit(id, photo);
    expect((await stateOf(id)).is).toBe("pending waiting 0");
    expect(await mainOf(QUEUE, moderator.browser)).toContain(SERVICE.title);
    expect((await approve(id)).status).toBe(303);
    expect((await stateOf(id)).is).toBe("active null 1");
  });
});

describe("a service that waits while its professional cannot be reached", () => {
  test.each([
    ["is suspended", "hidden_at"],
    ["pauses the account", "deactivated_at"],
    ["asked to leave", "deletion_requested_at"],
  ])(
    "is neither listed nor approved while they cannot be reached: one who %s (threat 94)",
    async (_, column) => {
      const { id } = await publish();
      await run(`update users set ${column} = ${NOW} where id = '${pro}'`);
      expect(await mainOf(QUEUE, moderator.browser)).not.toContain(SERVICE.title);
      expect((await approve(id)).status).toBe(409);
      expect((await stateOf(id)).is).toBe("pending waiting 0");
      expect(await emailsIn(fixture.database.client)).toEqual([]);
      await run(`update users set ${column} = null where id = '${pro}'`);
      expect((await approve(id)).status).toBe(303);
      expect((await stateOf(id)).is).toBe("active null 1");
    },
  );
});

describe("the queue", () => {
  test("shows what waits, the longest waiting first, with photos, text and who offers it; nothing else", async () => {
    const { client } = fixture.database;
    const { id } = await publish();
    await addPhoto(client, { serviceId: id, proId: pro }, 1, "The new panel");
    const other = await addProfessional(client, { email: "neela@kayap.test", first_name: "Neela" });
    const older = await addService(client, other, { title: "Roofs of zinc" });
    await addService(client, other, { title: "Shown already" });
    await run(
      `update services set status = 'pending', approval = 'waiting', updated_at = ${NOW - 3 * DAY_MS} where id = '${older}'`,
    );
    const { page } = await moderator.browser.open(QUEUE);
    const text = textIn(element(page, (one) => one.name === "main"));
    expect(text).toMatch(new RegExp(`Roofs of zinc.*${SERVICE.title}`));
    expect(text).toContain("3 days old");
    expect(text).toContain(SERVICE.description);
    expect(text).toContain("ravi@kayap.test");
    expect(text).not.toContain("Shown already");
    const photo = element(page, having("alt", "The new panel"));
    expect(photo.attributes.src).toMatch(/^\/photos\/[\w-]{36}\.\d+\.[\w-]{22}\/160\.webp$/);
    const today = textIn((await moderator.browser.open("/team")).page);
    expect(today).toContain("2 new services, the oldest 3 days old");
  });

  test("says so when nothing waits", async () => {
    expect(await mainOf(QUEUE, moderator.browser)).toContain("Nothing waits");
  });
});

describe("an answer", () => {
  test("that approves makes it active, writes to its professional, notifies them and is logged", async () => {
    const { id } = await publish();
    expect((await approve(id)).headers.get("Location")).toBe(QUEUE);
    expect((await fixture.app.page(`/service/${id}`)).status).toBe(200);
    const [email, ...others] = await emailsIn(fixture.database.client);
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      recipient: "ravi@kayap.test",
      subject: "Your service is on Kayap now",
    });
    expect(email?.text).toContain(`/service/${id}`);
    expect(await rowsOf(fixture.database.client, "notifications")).toMatchObject([
      { user_id: pro, kind: "account", title: "Your service is approved", link: `/service/${id}` },
    ]);
    expect(await acts()).toEqual([{ act: "service-approved", subject_id: id, reason: "" }]);
  });

  test("that says not yet keeps it from everybody, with its reason in e-mail and log", async () => {
    const { id } = await publish();
    await notYet(id);
    expect((await fixture.app.page(`/service/${id}`)).status).toBe(404);
    const [email] = await emailsIn(fixture.database.client);
    expect(email?.subject).toBe("Your service is not approved yet");
    expect(email?.text).toContain(REASON);
    expect(await rowsOf(fixture.database.client, "notifications")).toMatchObject([
      { title: "Your service is not approved yet", link: `${LIST}/edit/${id}` },
    ]);
    expect(await acts()).toEqual([{ act: "service-refused", subject_id: id, reason: REASON }]);
    expect(await mainOf(QUEUE, moderator.browser)).toContain("Nothing waits");
  });

  test("that says not yet without a reason is refused beside its field, with what was typed", async () => {
    const { id } = await publish();
    const refused = await notYet(id, "Too short");
    expect(refused.status).toBe(400);
    const { page } = await pageOf(refused);
    expect(errorBeside(page, `reason-${id}`)).toContain("at least 10 characters");
    expect(textIn(element(page, having("id", `reason-${id}`)))).toBe("Too short");
    expect((await stateOf(id)).is).toBe("pending waiting 0");
  });

  test("of two moderators at once is taken once", async () => {
    const { id } = await publish();
    const { version } = await stateOf(id);
    await approve(id);
    const second = await answer(id, { intent: "refuse", reason: REASON, version });
    expect(second.status).toBe(409);
    expect(alertIn((await pageOf(second)).page)).toContain("Nothing was done");
    expect((await stateOf(id)).is).toBe("active null 1");
    expect(await acts()).toHaveLength(1);
    expect(await emailsIn(fixture.database.client)).toHaveLength(1);
  });

  test("about a service that was changed after the moderator saw it is not taken", async () => {
    const { id, photo } = await publish();
    const { version } = await stateOf(id);
    await edit(id, photo, { title: "Cheap phones, wire money first" });
    const late = await answer(id, { intent: "approve", version });
    expect(late.status).toBe(409);
    expect(textIn((await pageOf(late)).page)).toContain("Cheap phones, wire money first");
    expect((await stateOf(id)).is).toBe("pending waiting 0");
    expect(await acts()).toEqual([]);
  });

  test("about one’s own service is left to others", async () => {
    const { client } = fixture.database;
    const own = await addService(client, moderator.id);
    await run("update services set status = 'pending', approval = 'waiting'");
    const { page } = await moderator.browser.open(QUEUE);
    expect(textIn(page)).toContain("somebody else decides");
    expect(elements(page, having("value", "approve"))).toEqual([]);
    expect((await approve(own)).status).toBe(409);
    expect((await stateOf(own)).is).toBe("pending waiting 0");
    expect(await acts()).toEqual([]);
  });

  test("about a service that does not wait changes nothing", async () => {
    const shown = await addService(fixture.database.client, pro, { status: "inactive" });
    expect((await approve(shown)).status).toBe(409);
    expect((await notYet(shown)).status).toBe(409);
    expect((await stateOf(shown)).is).toBe("inactive null 0");
  });
});
