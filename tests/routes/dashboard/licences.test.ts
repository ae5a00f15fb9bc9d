import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { removeLeftoverPapers } from "#app/scheduled/sweep-papers.ts";
import {
  addAccount,
  alertIn,
  browserOf,
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import {
  element,
  elements,
  having,
  linkTo,
  parseHtml,
  sentBy,
  textIn,
} from "#tests/support/html.ts";
import { multipartBody } from "#tests/support/http/multipart.ts";
import { addLicenceRow } from "#tests/support/records/licences.ts";
import { jpeg, memoryBucket, servedFrom, sharpDecoder } from "#tests/support/records/photos.ts";

const PATH = "/dashboard/licences";
const GOOD = {
  kind: "trade",
  number: "TL-2044",
  issuer: "Georgetown City Council",
  expiresOn: "2027-05-31",
};

let database: TestDatabase;
let papers: ReturnType<typeof memoryBucket>;
let photos: ReturnType<typeof memoryBucket>;
let app: ReturnType<typeof appOver>;
let proId: string;
let browser: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  papers = memoryBucket();
  photos = memoryBucket();
  app = appOver(database.db, { papers, photos: { bucket: photos, decoder: sharpDecoder } });
  proId = await addAccount(database.client, { role: "professional", email: "ravi@kayap.test" });
  browser = await browserOf(database.client, app, proId);
});

/** Sends the form as a browser without scripts does. */
async function send(fields: Record<string, string>, photo: Uint8Array<ArrayBuffer> | null) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(
    "paper",
    photo ? new File([photo], "paper.jpg", { type: "image/jpeg" }) : new File([], ""),
  );
  return browser.send(PATH, multipartBody(form));
}
const stored = () => rowsOf(database.client, "licences");
const sweep = (now = NOW) => removeLeftoverPapers(database.db, papers, now);
const mainOf = async (response: Response) =>
  textIn(element((await pageOf(response)).page, (one) => one.name === "main"));

describe("adding a licence", () => {
  test("stores it to be looked at, with its photo in the private bucket alone", async () => {
    const response = await send(GOOD, await jpeg());
    expect(response.headers.get("Location")).toBe(PATH);
    const [licence] = await stored();
    expect(licence).toMatchObject({
      user_id: proId,
      kind: "trade",
      number: "TL-2044",
      expires_on: "2027-05-31",
      state: "waiting",
    });
    expect([...papers.files.keys()]).toEqual([licence?.paper_key]);
    expect(photos.files.size).toBe(0);
    expect(await rowsOf(database.client, "leftover_papers")).toEqual([]);
    expect(await mainOf(await browser.get(PATH))).toContain(
      "We are looking at it. Last valid day: 31 May 2027",
    );
  });

  test("encodes the photo again, without where and when it was taken", async () => {
    const photo = await sharp(Buffer.from(await jpeg(2000, 1000)))
      .withExif({ IFD0: { Make: "A phone of Kitty", DateTime: "2026:11:23 10:00:00" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    await send(GOOD, new Uint8Array(photo));
    const [file] = papers.files.values();
    const { exif, width, format } = await sharp(file).metadata();
    expect({ exif, width, format }).toEqual({ exif: undefined, width: 1600, format: "jpeg" });
  });

  const yesterday = dayOf(NOW - DAY_MS);
  const refusals: Record<string, [fields: Record<string, string>, field: string, says: string]> = {
    "no kind": [{ kind: "" }, "kind", "Please choose what it is"],
    "an unknown kind": [{ kind: "toString" }, "kind", "Please choose what it is"],
    "no number": [{ number: "" }, "number", "This field is required"],
    "a long number": [{ number: "9".repeat(61) }, "number", "60"],
    "a long issuer": [{ issuer: "C".repeat(101) }, "issuer", "100"],
    "no last day": [{ expiresOn: "" }, "expiresOn", "Please enter the last day"],
    "a day that does not exist": [
      { expiresOn: "2027-02-30" },
      "expiresOn",
      "Please enter the last day",
    ],
    "a last day that was yesterday": [{ expiresOn: yesterday }, "expiresOn", "This day is over"],
  };
  test.each(Object.entries(refusals))(
    "with %s is refused with what was typed, and leaves no photo",
    async (_, [fields, field, says]) => {
      const response = await send({ ...GOOD, ...fields }, await jpeg());
      expect(response.status).toBe(400);
      const { page } = await pageOf(response);
      expect(errorBeside(page, field)).toContain(says);
      expect(papers.files.size).toBe(0);
      expect(await stored()).toEqual([]);
      expect(await rowsOf(database.client, "leftover_papers")).toEqual([]);
    },
  );

  test("whose last day is today is taken, because that day counts", async () => {
    await send({ ...GOOD, expiresOn: dayOf(NOW) }, await jpeg());
    expect(await stored()).toMatchObject([{ expires_on: dayOf(NOW) }]);
    const { page } = await pageOf(await browser.get(PATH));
    const field = element(page, (one) => one.attributes.id === "expiresOn");
    expect(field.attributes.min).toBe(dayOf(NOW));
  });

  test("without a photo, or with a file that is none, is refused beside the photo", async () => {
    const without = await pageOf(await send(GOOD, null));
    expect(errorBeside(without.page, "paper")).toContain("Please choose a photo of the paper");
    const text = await send(GOOD, new TextEncoder().encode("<svg onload=alert(1)>"));
    expect(text.status).toBe(400);
    expect(errorBeside((await pageOf(text)).page, "paper")).toContain("could not be read");
    expect(await stored()).toEqual([]);
  });

  test("with a field twice counts the first of them, as in every form", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(GOOD)) form.append(name, value);
    form.append("number", "TL-9999");
    form.append("paper", new File([await jpeg()], "paper.jpg", { type: "image/jpeg" }));
    expect((await browser.send(PATH, multipartBody(form))).status).toBe(303);
    expect(await stored()).toMatchObject([{ number: "TL-2044" }]);
  });

  test("that does not expire is for a kind that does not", async () => {
    await send({ ...GOOD, kind: "technical", expiresOn: "" }, await jpeg());
    expect(await stored()).toMatchObject([{ kind: "technical", expires_on: null }]);
  });

  test("twice by the same form adds it once, and the second photo leaves the bucket", async () => {
    const id = crypto.randomUUID();
    await send({ ...GOOD, id }, await jpeg());
    expect((await send({ ...GOOD, id }, await jpeg())).status).toBe(303);
    expect(await stored()).toHaveLength(1);
    await sweep(NOW + HOUR_MS);
    expect([...papers.files.keys()]).toEqual([(await stored())[0]?.paper_key]);
  });

  test("that is sent again with a corrected number says that the first one is added, and keeps what was typed", async () => {
    const id = crypto.randomUUID();
    await send({ ...GOOD, id }, await jpeg());
    const { status, page } = await pageOf(
      await send({ ...GOOD, id, number: "TL-2045" }, await jpeg()),
    );
    expect([status, alertIn(page)]).toEqual([
      409,
      "You have already added this licence, with other details. Load this page again to look at it, or tap Add licence to add this one as well.",
    ]);
    expect(element(page, having("id", "number")).attributes.value).toBe("TL-2045");
    expect(await stored()).toMatchObject([{ number: "TL-2044" }]);
    await sweep(NOW + HOUR_MS);
    expect(papers.files.size).toBe(1);
  });

  test.each([{ kind: "electrical" }, { issuer: "GRA" }, { expiresOn: "2028-05-31" }])(
    "that is sent again with another detail, %o, is not said to be added",
    async (other) => {
      const id = crypto.randomUUID();
      await send({ ...GOOD, id }, await jpeg());
      expect((await send({ ...GOOD, ...other, id }, await jpeg())).status).toBe(409);
      expect(await stored()).toHaveLength(1);
    },
  );

  test("is refused after ten, and its photo leaves the bucket", async () => {
    for (let i = 0; i < 10; i++) await addLicenceRow(database.client, proId);
    const response = await send(GOOD, await jpeg());
    expect(response.status).toBe(400);
    expect(await mainOf(response)).toContain("at most 10");
    expect(await stored()).toHaveLength(10);
    await sweep(NOW + HOUR_MS);
    expect(papers.files.size).toBe(0);
  });

  test("says so when the bucket is away, and plans that a half stored photo is deleted", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    papers.fail();
    expect((await send(GOOD, await jpeg())).status).toBe(503);
    expect(await stored()).toEqual([]);
    expect(await rowsOf(database.client, "leftover_papers")).toHaveLength(1);
    vi.restoreAllMocks();
  });
});

test("each licence says in words how it stands", async () => {
  const { client } = database;
  await addLicenceRow(client, proId, { state: "seen" });
  await addLicenceRow(client, proId, { state: "seen", kind: "technical", expires_on: null });
  await addLicenceRow(client, proId, { state: "seen", expires_on: "2026-11-01" });
  await addLicenceRow(client, proId, { state: "refused", reason: "The number cannot be read." });
  const text = await mainOf(await browser.get(PATH));
  for (const words of [
    "Seen, valid until May 2027",
    "Seen, does not expire",
    "Expired. Its last valid day was 1 Nov. Add the new one.",
    "Not accepted: The number cannot be read.",
  ]) {
    expect(text).toContain(words);
  }
});

test.each([
  ["is today", "2026-11-20", "Seen, but it ends soon. Its last valid day is 20 Nov."],
  [
    "is 30 days ahead",
    "2026-12-20",
    "Seen, but it ends soon. Its last valid day is 20 Dec. Add the new one once you have it.",
  ],
  ["is 31 days ahead", "2026-12-21", "Seen, valid until December 2026"],
])("a licence whose last day %s says how long it is valid", async (_, expires_on, words) => {
  await addLicenceRow(database.client, proId, { state: "seen", expires_on });
  expect(await mainOf(await browser.get(PATH))).toContain(words);
});

describe("removing a licence", () => {
  test.each([
    {
      state: "seen",
      kind: "trade",
      words:
        "Customers no longer see that we have seen it. To have it back, you add it with a new photo, and our team looks at it once more.",
    },
    {
      state: "seen",
      kind: "police",
      words:
        "number TL-2044? To have it back, you add it with a new photo, and our team looks at it once more.",
    },
    {
      state: "waiting",
      kind: "trade",
      words: "We delete its photo and do not look at it any more.",
    },
  ])("of the kind “$kind” that is $state asks first, and says what is lost", async (licence) => {
    const { state, kind, words } = licence;
    const id = await addLicenceRow(database.client, proId, { state, kind });
    const { page: list } = await pageOf(await browser.get(PATH));
    const remove = element(list, ({ name, attributes }) =>
      Boolean(name === "a" && attributes.href?.includes("remove=")),
    );
    const { page } = await pageOf(await browser.get(remove.attributes.href ?? ""));
    const main = element(page, "main");
    expect(textIn(main)).toContain(words);
    expect(linkTo(main, "Cancel")).toBe(PATH);
    expect(await stored()).toHaveLength(1);

    const form = element(
      main,
      (one) => one.name === "form" && elements(one, having("value", id)).length > 0,
    );
    const sent = await browser.post(PATH, Object.fromEntries(sentBy(page, form)));
    expect(sent.headers.get("Location")).toBe(PATH);
    expect(await stored()).toEqual([]);
  });

  test("that is gone shows the list", async () => {
    const page = await mainOf(await browser.get(`${PATH}?remove=${crypto.randomUUID()}`));
    expect(page).toContain("Add a licence");
  });

  test("deletes its photo within the minute", async () => {
    await send(GOOD, await jpeg());
    const [licence] = await stored();
    await browser.post(PATH, { remove: String(licence?.id) });
    expect(await stored()).toEqual([]);
    expect(papers.files.size).toBe(1);
    await sweep();
    expect(papers.files.size).toBe(0);
    expect(await rowsOf(database.client, "leftover_papers")).toEqual([]);
  });

  test("of somebody else does nothing", async () => {
    const other = await addAccount(database.client, {
      role: "professional",
      email: "o@kayap.test",
    });
    const id = await addLicenceRow(database.client, other);
    await browser.post(PATH, { remove: id });
    expect(await stored()).toHaveLength(1);
  });
});

test("a customer has no licences", async () => {
  const customer = await addAccount(database.client, { email: "anita@kayap.test" });
  const other = await browserOf(database.client, app, customer);
  expect((await other.get(PATH)).status).toBe(403);
  expect((await other.post(PATH, GOOD)).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test("a professional sees nothing of another's licences", async () => {
  const other = await addAccount(database.client, { role: "professional", email: "o@kayap.test" });
  await addLicenceRow(database.client, other, { number: "SECRET-1" });
  await addLicenceRow(database.client, proId, { number: "OWN-1" });
  const html = await (await browser.get(PATH)).text();
  expect(textIn(element(parseHtml(html), "main"))).toContain("OWN-1");
  expect(html).not.toContain("SECRET-1");
});

test("no address leads to a paper, whoever asks and whatever is guessed", async () => {
  await send(GOOD, await jpeg());
  const key = String((await stored())[0]?.paper_key);
  const id = key.replace(".jpg", "");
  const serve = servedFrom(photos, async () => true);
  for (const path of [`/photos/${key}`, `/photos/${id}/1200.jpg`, `/photos/${id}/400.webp`]) {
    expect((await serve(path))?.status ?? 404, path).toBe(404);
  }
  for (const path of [`/papers/${key}`, `/${key}`, `${PATH}/${key}`, `/dashboard/papers/${key}`]) {
    expect((await browser.get(path)).status, path).toBe(404);
  }
  expect(await (await browser.get(PATH)).text()).not.toContain(id);
});
