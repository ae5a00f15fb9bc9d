import { beforeEach, describe, expect, test } from "vitest";
import {
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { openAndPost } from "#tests/support/application/versions.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { addBookingOf, onMonday, type Parties } from "#tests/support/records/bookings.ts";

const HOURS = "/dashboard/bookings/hours";
const NOT_SAVED_YET = "Nothing changes until you save.";

let database: TestDatabase;
let parties: Parties;
let ravi: TestBrowser;
let anita: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  parties = await addBookingAccounts(database.client);
  const app = appOver(database.db);
  ravi = await signedInBrowser(app, "ravi@kayap.test");
  anita = await signedInBrowser(app, "anita@kayap.test");
});

const open = async () => (await ravi.open(HOURS)).page;
/** What a browser sends of the form, without a button. */
const fieldsOf = (page: Element) =>
  Object.fromEntries(sentBy(page, element(page, having("id", "hours"))));
const post = async (fields: Record<string, string>) => pageOf(await ravi.post(HOURS, fields));
const stored = () => rowsOf(database.client, "availability");
/** The days of the preview with their free times. */
const preview = (page: Element) => {
  const list = element(element(page, having("id", "preview")), "dl");
  const [days, times] = [texts(list, "dt"), texts(list, "dd")];
  return Object.fromEntries(days.map((day, i) => [day, times[i]]));
};

describe("a professional without hours", () => {
  test("sees the times of their services in the form, hears that they are not saved, and they are not", async () => {
    const page = await open();
    expect(textIn(page)).toContain(NOT_SAVED_YET);
    const fields = fieldsOf(page);
    expect([fields["hours1-0-from"], fields["hours1-0-to"]]).toEqual(["08:00", "18:00"]);
    expect([1, 5, 6, 0].map((day) => fields[`closed${day}`])).toEqual([
      undefined,
      undefined,
      "on",
      "on",
    ]);
    expect(await stored()).toEqual([]);
  });

  test("saves them with one press, and no longer hears it", async () => {
    expect((await ravi.post(HOURS, fieldsOf(await open()))).status).toBe(303);
    expect((await stored()).map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5]);
    expect(textIn(await open())).not.toContain(NOT_SAVED_YET);
  });
});

describe("a professional without hours, with a service that takes bookings on weekends and in the evening", () => {
  const LOST = "With these hours customers cannot book";

  beforeEach(async () => {
    await database.client.execute(
      "update services set availability_weekends = 1, availability_evenings = 1, title = 'Lawn mowing'",
    );
  });

  test("loses no time by saving the form as it is", async () => {
    const page = await open();
    expect(textIn(page)).not.toContain(LOST);
    await ravi.post(HOURS, fieldsOf(page));
    const windows = (await stored()).map((row) => [
      row.weekday,
      row.starts_minute,
      row.ends_minute,
    ]);
    expect(windows.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => [day, 480, 1260]));
  });

  test("finds them in the form also while the service waits or is paused", async () => {
    await database.client.execute("update services set status = 'pending'");
    expect(fieldsOf(await open())).not.toHaveProperty("closed6");
  });

  test("reads before and after saving which days of which service the hours take away", async () => {
    const fields = { ...fieldsOf(await open()), closed6: "on", closed0: "on" };
    const sentence = `${LOST} “Lawn mowing” on Saturday and Sunday. If you want that, leave it as it is.`;
    expect(textIn((await post({ ...fields, intent: "preview" })).page)).toContain(sentence);
    await ravi.post(HOURS, fields);
    expect(textIn(await open())).toContain(sentence);
  });
});

test("a professional without a service begins with the usual hours", async () => {
  await database.client.execute("update services set deleted_at = 1");
  const page = await open();
  expect(textIn(page)).toContain("These are common hours to start from. They are not saved yet");
  expect(fieldsOf(page)).toMatchObject({ "hours5-0-to": "18:00", closed6: "on" });
});

describe("the form of the hours", () => {
  test("closes a day with its switch, and opens it again with hours", async () => {
    await ravi.post(HOURS, { ...fieldsOf(await open()), closed3: "on" });
    expect((await stored()).map(({ weekday }) => weekday)).toEqual([1, 2, 4, 5]);
    const { closed3, ...opened } = fieldsOf(await open());
    expect(closed3).toBe("on");
    await ravi.post(HOURS, opened);
    expect((await stored()).filter(({ weekday }) => weekday === 3)).toMatchObject([
      { starts_minute: 480, ends_minute: 1080 },
    ]);
  });

  test("that closes every day is refused beside the first, with everything as it was", async () => {
    const closed = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [`closed${day}`, "on"]));
    const { status, page } = await post({ ...fieldsOf(await open()), ...closed });
    expect(status).toBe(400);
    expect(errorBeside(page, "closed1")).toContain("Please open at least one day.");
    expect(fieldsOf(page)).toMatchObject({ ...closed, "hours2-0-from": "08:00" });
    expect(await stored()).toEqual([]);
  });

  test("copies Monday to the weekdays without saving, also where another day is wrong", async () => {
    const { status, page } = await post({
      ...fieldsOf(await open()),
      "hours1-0-from": "07:00",
      "hours1-1-from": "19:00",
      "hours1-1-to": "20:00",
      "hours6-0-from": "soon",
      bufferMinutes: "25",
      intent: "copy",
    });
    expect(status).toBe(200);
    const fields = fieldsOf(page);
    expect([2, 5, 6].map((day) => fields[`hours${day}-0-from`])).toEqual([
      "07:00",
      "07:00",
      "soon",
    ]);
    expect(fields["hours4-1-to"]).toBe("20:00");
    expect(fields.bufferMinutes).toBe("25");
    const friday = elements(page, "details").find(
      (one) => elements(one, having("id", "hours5-1-from")).length > 0,
    );
    expect(friday?.attributes).toHaveProperty("open");
    expect(await stored()).toEqual([]);
    expect(await rowsOf(database.client, "booking_rules")).toEqual([]);
  });

  test("begins with the hidden button that saves when the Enter key is pressed", async () => {
    const [first] = elements(element(await open(), having("id", "hours")), "button").filter(
      ({ attributes }) => attributes.type !== "button",
    );
    expect(first?.attributes).toMatchObject({ "aria-hidden": "true", tabindex: "-1" });
    expect(first?.attributes).not.toHaveProperty("name");
  });
});

describe("the preview of the free times", () => {
  test("is that of the hours in the form, with what is booked left out", async () => {
    await addBookingOf(database.client, parties, { starts_at: onMonday(600) });
    const page = await open();
    expect(preview(page)).toMatchObject({
      "Sat 21 Nov": "Closed",
      "Mon 23 Nov": "8:00-9:00 AM 11:00 AM-5:00 PM",
      "Tue 24 Nov": "8:00 AM-5:00 PM",
    });
  });

  test("follows the form when it is asked for, and saves nothing", async () => {
    const fields = { ...fieldsOf(await open()), "hours2-0-to": "10:00", closed4: "on" };
    const { status, page } = await post({ ...fields, intent: "preview" });
    expect(status).toBe(200);
    expect(preview(page)).toMatchObject({
      "Tue 24 Nov": "8:00-9:00 AM",
      "Thu 26 Nov": "Closed",
    });
    expect(fieldsOf(page)).toMatchObject({ "hours2-0-to": "10:00", closed4: "on" });
    expect(await stored()).toEqual([]);
  });

  test("says that no service takes bookings on a day that was opened, with a link to the services", async () => {
    const note = "None of your services takes bookings on weekends.";
    expect(textIn(await open())).not.toContain(note);
    const { closed6, ...opened } = fieldsOf(await open());
    expect(closed6).toBe("on");
    await ravi.post(HOURS, opened);
    const page = await open();
    expect(preview(page)).toMatchObject({ "Sat 21 Nov": "Not offered", "Sun 22 Nov": "Closed" });
    expect(textIn(element(page, having("id", "preview")))).toContain(note);
    expect(linkTo(page, "Change a service")).toBe("/dashboard/services");
  });

  test("of wrong hours says what is wrong beside the day", async () => {
    const fields = { ...fieldsOf(await open()), "hours2-0-to": "07:00", intent: "preview" };
    const { status, page } = await post(fields);
    expect(status).toBe(400);
    expect(errorBeside(page, "hours2-0-from")).toContain(
      "Please enter a start time and a later end time.",
    );
  });
});

describe("a professional's hours", () => {
  const RULES = { bufferMinutes: "30", minimumNoticeHours: "0", horizonDays: "14", maxPerDay: "2" };

  test("are saved, shown again, and change what customers can choose", async () => {
    const saved = await ravi.post(HOURS, {
      ...RULES,
      "hours1-0-from": "10:00",
      "hours1-0-to": "12:00",
    });
    expect(saved.status).toBe(303);
    const { page } = await ravi.open(HOURS);
    expect(textIn(page)).toContain("Your hours are saved.");
    expect(element(page, having("id", "hours1-0-from")).attributes.value).toBe("10:00");
    expect(element(page, having("id", "bufferMinutes")).attributes.value).toBe("30");
    const form = await anita.open(`/service/${parties.serviceId}/book`);
    expect(
      elements(form.page, having("name", "slot")).map(({ attributes }) => attributes.value),
    ).toEqual(["2026-11-23T14:00:00Z", "2026-11-23T14:30:00Z", "2026-11-23T15:00:00Z"]);
    await openAndPost(ravi, HOURS, { ...RULES, maxPerDay: "" });
    expect(await rowsOf(database.client, "availability")).toEqual([]);
  });

  test("that are wrong are shown again as they were typed, with a message beside each (threat 23)", async () => {
    const values = {
      ...RULES,
      bufferMinutes: "500",
      "hours2-1-from": "12:00",
      "hours2-1-to": "11:00",
    };
    const { status, page } = await pageOf(await ravi.post(HOURS, values));
    expect(status).toBe(400);
    expect(errorBeside(page, "bufferMinutes")).toContain("Please enter a number from 0 to 120.");
    expect(errorBeside(page, "hours2-1-from")).toContain(
      "Please enter a start time and a later end time.",
    );
    expect(element(page, having("id", "hours2-1-from")).attributes.value).toBe("12:00");
    expect(await rowsOf(database.client, "booking_rules")).toEqual([]);
  });
});
