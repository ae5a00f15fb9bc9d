import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  alertIn,
  browserOf,
  pageOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPhoto, addProfessional, addService } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, texts } from "#tests/support/html.ts";
import { addDraft, formOf, SERVICE, serviceRows } from "#tests/support/records/service-form.ts";

const LIST = "/dashboard/services";

let database: TestDatabase;
let proId: string;
let serviceId: string;
let photo: string;
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  database = await emptyDatabase();
  proId = await addProfessional(database.client);
  serviceId = await addService(database.client, proId);
  photo = await addPhoto(database.client, { serviceId, proId });
});
afterEach(() => vi.restoreAllMocks());

const without = (pattern: RegExp): Promise<TestBrowser> =>
  browserOf(database.client, appOver(awayFor(pattern, database.client)), proId);

test("pages of services that cannot be read are a 503 with the specification's message and Try Again", async () => {
  const browser = await without(/from services|services where/);
  const read = async (path: string) => pageOf(await browser.get(path));
  const [list, edit, added, deletion] = await Promise.all([
    read(LIST),
    read(`${LIST}/edit/${serviceId}`),
    read(`${LIST}/new`),
    read(`${LIST}/${serviceId}/delete`),
  ]);
  expect([list.status, deletion.status]).toEqual([503, 503]);
  expect(texts(list.page, "h1")).toEqual(["Failed to load services. Please try again."]);
  expect(linkTo(list.page, "Try Again")).toBe("");
  expect(texts(deletion.page, "h1")).toEqual(["Failed to load service"]);
  expect(linkTo(deletion.page, "Try Again")).toBe("");
  for (const { status, page } of [edit, added]) {
    expect(status).toBe(503);
    expect(alertIn(page)).toContain("Failed to load service");
    expect(linkTo(page, "Try Again")).toMatch(/^\/dashboard\/services\//);
  }
});

test("a service that cannot be saved is a 503, and its form keeps every value and photo", async () => {
  const draft = crypto.randomUUID();
  const waiting = await addDraft(database.client, { ownerId: proId, draftId: draft });
  const before = await serviceRows(database.client);
  const browser = await without(/insert into services|update services/);
  const send = async (path: string, fields: Parameters<typeof formOf>[0]) =>
    pageOf(await browser.send(path, formOf(fields)));
  const [created, updated, deleted] = await Promise.all([
    send(`${LIST}/new`, { ...SERVICE, draft, photo: waiting }),
    send(`${LIST}/edit/${serviceId}`, { ...SERVICE, status: "active", photo }),
    send(`${LIST}/${serviceId}/delete`, {}),
  ]);
  expect([created.status, updated.status, deleted.status]).toEqual([503, 503, 503]);
  expect(alertIn(created.page)).toContain("Failed to create service. Please try again.");
  expect(alertIn(updated.page)).toContain("Failed to update service. Please try again.");
  expect(alertIn(deleted.page)).toContain("Failed to delete service. Please try again.");
  for (const [{ page }, id] of [
    [created, waiting],
    [updated, photo],
  ] as const) {
    expect(element(page, having("id", "title")).attributes.value).toBe(SERVICE.title);
    expect(
      elements(page, having("name", "photo")).map(({ attributes }) => attributes.value),
    ).toEqual([id]);
  }
  expect(await serviceRows(database.client)).toEqual(before);
});
