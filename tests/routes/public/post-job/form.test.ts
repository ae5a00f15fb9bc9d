import { beforeEach, describe, expect, test } from "vitest";
import {
  addAccount,
  alertIn,
  browserAt,
  browserOf,
  errorBeside,
  pageOf,
  rowsOf,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver } from "#tests/support/application/app.ts";
import {
  chosen,
  filledIn,
  form,
  postJobFixture,
  typedIn,
} from "#tests/support/application/post-job-fixture.ts";
import { countedDatabase } from "#tests/support/database.ts";
import { element, elements, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { addElectrician, addJob, JOB_FORM } from "#tests/support/records/jobs.ts";
import { jpeg } from "#tests/support/records/photos.ts";
import { addDraft } from "#tests/support/records/service-form.ts";

let fixture: Awaited<ReturnType<typeof postJobFixture>>;
beforeEach(async () => {
  fixture = await postJobFixture();
});

describe("the form of a job", () => {
  test("has the fields and the button of its contract, open to visitors, with the photos once somebody is signed in", async () => {
    const { app, anita } = fixture;
    const { status, page } = await pageOf(await app.fetch("/jobs/new"));
    expect(status).toBe(200);
    const names = elements(page, ({ attributes }) => attributes.name !== undefined).map(
      ({ attributes }) => attributes.name,
    );
    const fields = ["what", "details", "categoryId", "subcategoryId", "region", "city"];
    fields.push("landmark", "when", "day", "part", "budget", "offersWanted");
    expect(names).toEqual(expect.arrayContaining(fields));
    expect(names).not.toContain("images");
    expect(texts(page, "button")).toContain("Post job");
    const own = await anita.open("/jobs/new");
    expect(element(own.page, having("name", "images")).attributes.type).toBe("file");
  });

  test("begins with the person's place, and with what a search asks for", async () => {
    const { anita } = fixture;
    const { page } = await anita.open("/jobs/new?what=tap+leaks");
    expect(typedIn(page, "what")).toBe("tap leaks");
    expect(chosen(page, "region")).toEqual(["Demerara-Mahaica"]);
    expect(typedIn(page, "city")).toBe("Mon Repos");
    expect(chosen(page, "subcategoryId")).toContain("plumbers");
  });

  test("begins with all words of an own job that is posted again, and of nobody else's (threat 32)", async () => {
    const { database, anitaId, anita, app } = fixture;
    const words = { details: "Three gates hang, all of iron.", landmark: "12 Yellow Street" };
    const own = await addJob(database.client, anitaId, {
      ...words,
      what: "Gates hang",
      region: "Barima-Waini",
      city: "Mabaruma",
      wanted_when: "day",
      wanted_day: "2026-11-19",
      budget: 25_000_00,
      offers_wanted: 5,
      status: "expired",
    });
    const { page } = await anita.open(`/jobs/new?again=${own}`);
    expect(typedIn(page, "what")).toBe("Gates hang");
    expect(textIn(element(page, having("id", "details")))).toBe(words.details);
    expect(chosen(page, "region")).toEqual(["Barima-Waini"]);
    expect(typedIn(page, "city")).toBe("Mabaruma");
    expect(typedIn(page, "landmark")).toBe("12 Yellow Street");
    expect(typedIn(page, "budget")).toBe("25,000");
    expect(chosen(page, "offersWanted")).toEqual(["5"]);
    // Its day is over.
    expect(element(page, having("value", "day")).attributes).toHaveProperty("checked");
    expect(typedIn(page, "day") ?? "").toBe("");
    const neela = await addAccount(database.client, { email: "neela@kayap.test" });
    for (const browser of [browserAt(app), await browserOf(database.client, app, neela)]) {
      const theirs = await (await browser.get(`/jobs/new?again=${own}`)).text();
      expect(theirs).not.toMatch(/Gates hang|Yellow Street|Mabaruma/);
    }
  });

  test("begins with the place of a search instead of the person's own", async () => {
    const { anita } = fixture;
    const { page } = await anita.open("/jobs/new?what=tap+leaks&location=bartica");
    expect(chosen(page, "region")).toEqual(["Cuyuni-Mazaruni"]);
    expect(typedIn(page, "city")).toBe("Bartica");
  });

  test("is posted in the region of its village where none is chosen, and refused where nobody knows the village", async () => {
    const { post, jobs } = fixture;
    const { status, page } = await pageOf(await post({ region: "", city: "Atlantis" }));
    expect(status).toBe(400);
    expect(errorBeside(page, "region")).toContain("Please choose your region");
    expect(typedIn(page, "city")).toBe("Atlantis");
    expect((await post({ region: "", city: "Bartica" })).status).toBe(303);
    expect(await jobs()).toMatchObject([{ region: "Cuyuni-Mazaruni", city: "Bartica" }]);
  });

  test("names its wrong fields in their order", async () => {
    const { post } = fixture;
    const wrong = { what: "", details: "short", region: "", city: "", categoryId: "" };
    const { page } = await pageOf(await post({ ...wrong, subcategoryId: "" }));
    const named = elements(element(page, having("role", "alert")), "a").map((link) => textIn(link));
    expect(named).toEqual([
      "What do you need done?",
      "Which trade do you need?",
      "Details",
      "region",
      "Village or town",
    ]);
  });

  test("proposes the trade of its words, which the customer confirms by sending it again", async () => {
    const { anita, jobs } = fixture;
    const typed = form({ what: "Tap leaks", categoryId: "", subcategoryId: "" });
    const { status, page } = await pageOf(await anita.post("/jobs/new", typed));
    expect(status).toBe(400);
    expect(errorBeside(page, "subcategoryId")).toContain("We chose this trade for you.");
    expect(chosen(page, "subcategoryId")).toContain("plumbers");
    expect(await jobs()).toEqual([]);
    expect((await anita.post("/jobs/new", filledIn(page))).status).toBe(303);
    expect(await jobs()).toMatchObject([{ trade: "plumbers" }]);
  });

  test("takes another proposed trade by its button, for visitors too, and posts nothing by it", async () => {
    const { anita, app, jobs } = fixture;
    const press = "use:construction-trades/plumbers";
    for (const browser of [anita, browserAt(app)]) {
      const { status, page } = await pageOf(await browser.post("/jobs/new", form({ press })));
      expect([status, chosen(page, "subcategoryId")[0]]).toEqual([200, "plumbers"]);
      expect(typedIn(page, "what")).toBe(JOB_FORM.what);
    }
    expect(await jobs()).toEqual([]);
  });

  test("says what is wrong beside each field, all at once, and keeps what was typed", async () => {
    const { post, jobs } = fixture;
    const { status, page } = await pageOf(
      await post({
        what: "",
        details: "too short",
        categoryId: "",
        subcategoryId: "",
        region: "Guyana",
        city: "",
        when: "day",
        day: "2026-11-19",
        budget: "cheap",
        landmark: "12 Yellow Street",
      }),
    );
    expect(status).toBe(400);
    expect(errorBeside(page, "what")).toContain("Please say what you need done");
    expect(errorBeside(page, "details")).toContain("at least 20 characters");
    expect(errorBeside(page, "subcategoryId")).toContain("Please choose the trade that you need");
    expect(errorBeside(page, "region")).toContain("Please choose your region");
    expect(errorBeside(page, "city")).toContain("Village or town is required");
    expect(errorBeside(page, "budget")).toContain("Please enter an amount");
    expect(errorBeside(page, "day")).toContain("That day is over.");
    expect(textIn(element(page, having("id", "details")))).toBe("too short");
    expect(typedIn(page, "landmark")).toBe("12 Yellow Street");
    expect(typedIn(page, "budget")).toBe("cheap");
    expect(element(page, having("value", "day")).attributes).toHaveProperty("checked");
    expect(await jobs()).toEqual([]);
  });

  test("takes a town, and no phone number in its place", async () => {
    const { post } = fixture;
    const { status, page } = await pageOf(await post({ city: "Mon Repos 612 3456" }));
    expect(status).toBe(400);
    expect(errorBeside(page, "city")).toContain("only the village or town");
  });

  test("posts a job with its photos, once however often it is sent, and says so", async () => {
    const { database, anitaId, anita, jobs } = fixture;
    const key = crypto.randomUUID();
    const photo = await addDraft(database.client, { ownerId: anitaId, draftId: key });
    const file = new Blob([await jpeg()], { type: "image/jpeg" });
    const body = () => {
      const sent = new FormData();
      for (const [name, value] of Object.entries(form({ key }))) sent.set(name, value);
      sent.set("photo", photo);
      sent.set("images", file, "plug.jpg");
      return sent;
    };
    const response = await anita.send(`/jobs/new?draft=${key}`, body());
    const [job] = await jobs();
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      `/dashboard/jobs/${job?.id}`,
    ]);
    const again = await anita.send(`/jobs/new?draft=${key}`, body());
    expect(again.headers.get("Location")).toBe(`/dashboard/jobs/${job?.id}`);
    expect(await jobs()).toHaveLength(1);
    const photos = await rowsOf(database.client, "photos");
    expect(photos.map(({ job_id }) => job_id)).toEqual([job?.id, job?.id]);
    const { page } = await anita.open(`/dashboard/jobs/${job?.id}`);
    expect(texts(page, "h1")).toEqual([JOB_FORM.what]);
    expect(textIn(page)).toContain("Your job is posted.");
    const opened = await anita.get(`/jobs/new?draft=${key}`);
    expect(opened.headers.get("Location")).toBe(`/dashboard/jobs/${job?.id}`);
  });

  test("says how many professionals heard of it, and on its page too", async () => {
    const { database, post, anita } = fixture;
    for (const email of ["ravi@kayap.test", "kwame@kayap.test"]) {
      await addElectrician(database.client, { email });
    }
    const response = await post();
    const { page } = await anita.open(response.headers.get("Location") ?? "");
    expect(textIn(page)).toContain("Your job is posted. We told 2 professionals.");
    expect(textIn(element(page, having("id", "main")))).toContain("We told 2 professionals.");
    expect(textIn(page)).toContain("No offers yet.");
    expect(textIn(page)).not.toContain("Nobody is listed for");
  });

  test("says that nobody of its trade works in its region, with the way to those elsewhere", async () => {
    const { post, anita, database, app } = fixture;
    const response = await post();
    const { page } = await anita.open(response.headers.get("Location") ?? "");
    expect(textIn(page)).not.toContain("We told");
    expect(textIn(page)).toContain(
      "Nobody is listed for Electricians in Region 4 yet. Professionals who join later see your job while it is open.",
    );
    expect(linkTo(page, "Look for Electricians elsewhere")).toBe(
      "/search?subcategory=electricians",
    );
    const later = await addElectrician(database.client, { email: "later@kayap.test" });
    const board = await (await browserOf(database.client, app, later.proId)).open(
      "/dashboard/jobs",
    );
    expect(textIn(board.page)).toContain(JOB_FORM.what);
    expect(textIn((await anita.open(response.headers.get("Location") ?? "")).page)).toContain(
      "Professionals of the trade see your job while it is open.",
    );
  });

  test("gives the focus to the field for photos after one was removed, and not while photos are only stored", async () => {
    const { database, anitaId, post } = fixture;
    const key = crypto.randomUUID();
    const [photo, other] = [
      await addDraft(database.client, { ownerId: anitaId, draftId: key }),
      await addDraft(database.client, { ownerId: anitaId, draftId: key }),
    ];
    const pressed = async (press: string, photo: string) =>
      (await pageOf(await post({ key, photo, press }))).page;
    const focused = (page: Parameters<typeof element>[0]) =>
      elements(page, ({ attributes }) => "autofocus" in attributes).map(
        ({ attributes }) => attributes.id,
      );
    const look = await pressed("look", photo);
    expect(elements(look, having("name", "photo"))).toHaveLength(1);
    expect(focused(look)).toEqual([]);
    const removed = await pressed(`remove:${other}`, other);
    expect(elements(removed, having("name", "photo"))).toEqual([]);
    expect(focused(removed)).toEqual(["images"]);
  });

  test("takes no photo of somebody else", async () => {
    const { database, post, jobs } = fixture;
    const other = await addAccount(database.client, { email: "neela@kayap.test" });
    const key = crypto.randomUUID();
    const photo = await addDraft(database.client, { ownerId: other, draftId: key });
    await post({ key, photo });
    expect(await jobs()).toHaveLength(1);
    const [stored] = await rowsOf(database.client, "photos");
    expect(stored?.job_id).toBeNull();
  });

  test("needs one round trip to be shown", async () => {
    const { database } = fixture;
    const counted = countedDatabase(database.client);
    const visitor = browserAt(appOver(counted.db));
    counted.calls.count = 0;
    await visitor.get(`/jobs/new?draft=${crypto.randomUUID()}`);
    expect(counted.calls.count).toBe(1);
  });

  test("is shown again with what was typed while the database does not answer", async () => {
    const { status, page } = await pageOf(
      await appOver(AWAY).post("/jobs/new", form({ press: "sign-in" })),
    );
    expect(status).toBe(503);
    expect(alertIn(page)).toContain("We could not post your job. Please try again.");
    expect(typedIn(page, "what")).toBe(JOB_FORM.what);
  });
});

test("a job is told to a professional of its trade there without street, phone, family name or what its text hides", async () => {
  const { database, post } = fixture;
  await database.client.execute("update users set phone = '+5926123456'");
  const { proId } = await addElectrician(database.client, { email: "ravi@kayap.test" });
  await post({
    what: "Plugs spark, 612 3456",
    details: "Write to anita@example.com or kayap.example.com please.",
  });
  const texts = [
    ...(await rowsOf(database.client, "notifications")).filter(({ user_id }) => user_id === proId),
    ...(await rowsOf(database.client, "mail_outbox")),
  ];
  expect(JSON.stringify(texts)).toContain("Plugs spark");
  expect(JSON.stringify(texts)).not.toMatch(/612.?3456|anita@example|Yellow house|Ramdeen/);
});
