import { beforeEach, expect, test } from "vitest";
import { checkPhoto } from "#app/photos/formats.ts";
import {
  alertIn,
  browserOf,
  movableClock,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { withoutScripts } from "#tests/support/application/without-scripts.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional } from "#tests/support/fixtures.ts";
import { type Element, element, elements, having, textIn, texts } from "#tests/support/html.ts";
import { jpeg, memoryBucket, sharpDecoder } from "#tests/support/records/photos.ts";
import { fileOf } from "#tests/support/records/service-form.ts";

const PROFILE = "/dashboard/profile";

let bucket: ReturnType<typeof memoryBucket>;
let clock: ReturnType<typeof movableClock>;
let pro: TestBrowser;
beforeEach(async () => {
  const { client, db } = await emptyDatabase();
  clock = movableClock();
  bucket = memoryBucket();
  const photos = { bucket, decoder: sharpDecoder };
  const app = appOver(db, { clock: clock.read, photos });
  pro = await browserOf(client, app, await addProfessional(client, { phone: "+5926001234" }));
});

const main = (page: Element) => element(page, "main");
const said = (page: Element) => elements(page, having("role", "status")).map(textIn).join(" ");

test("a professional edits the profile with a picture, and takes the picture away again (threat 23)", async () => {
  const person = await withoutScripts(pro, PROFILE);
  await person.follow("Edit profile");
  expect(texts(person.page, "h1")).toEqual(["Edit profile"]);
  expect(person.control("Phone").attributes.placeholder).toBe("+592 XXX XXXX");
  person.fill("Phone", "12");
  person.fill("Hourly rate (GYD)", "lots");
  person.attach(/picture$/, [fileOf(await jpeg(900, 600), "me.jpg")]);
  await person.press("Save Changes");
  expect(person.status).toBe(400);
  expect(alertIn(person.page)).toContain("Please enter a valid phone number");
  expect(alertIn(person.page)).toContain("Please enter a valid price (e.g., 25.50)");
  expect(person.control("Phone").attributes).toMatchObject({ value: "12", "aria-invalid": "true" });

  person.fill("Phone", "612 3456");
  person.fill("Hourly rate (GYD)", "6,500.50");
  person.check("Pet Services");
  await person.press("Save Changes");
  expect(said(person.page)).toContain("Profile updated successfully!");
  const facts = textIn(main(person.page));
  for (const fact of ["+592 612 3456", "$6,500.50/hr", "Pet Services"]) {
    expect(facts).toContain(fact);
  }
  const { src = "" } = element(main(person.page), "img").attributes;
  const picture = bucket.files.get(src.replace("/photos/", ""));
  expect(checkPhoto(picture ?? new Uint8Array())).toMatchObject({
    ok: true,
    width: 256,
    height: 256,
  });

  await person.follow("Edit profile");
  person.fill("Phone", "not this");
  await person.follow("Cancel");
  expect(textIn(main(person.page))).toContain("+592 612 3456");
  await person.follow("Edit profile");
  person.uncheck("Pet Services");
  person.check("Remove this picture");
  await person.press("Save Changes");
  expect(said(person.page)).toContain("Profile updated successfully!");
  expect(elements(main(person.page), "img")).toEqual([]);
  expect(textIn(main(person.page))).not.toContain("Pet Services");
});

test("a profile edited in two tabs shows both versions, and no text is lost (threats 23 and 76)", async () => {
  const EDIT = `${PROFILE}?edit=1`;
  const [first, second] = [await withoutScripts(pro, EDIT), await withoutScripts(pro, EDIT)];
  clock.advance(1);
  first.fill("Years of experience", "21");
  await first.press("Save Changes");
  clock.advance(1);
  second.fill("Years of experience", "33");
  await second.press("Save Changes");
  expect(second.status).toBe(409);
  expect(alertIn(second.page)).toContain("This was changed elsewhere. Review the new version.");
  expect(second.value("Years of experience")).toBe("33");
  expect(textIn(element(main(second.page), "dl"))).toMatch(/21.*33/);
  await second.press("Save Changes");
  expect(said(second.page)).toContain("Profile updated successfully!");
  expect(textIn(main(second.page))).toContain("33");
});
