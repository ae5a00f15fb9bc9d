import { beforeEach, describe, expect, test } from "vitest";
import { errorBeside, pageOf } from "#tests/support/application/accounts.ts";
import { EDIT, field, PATH, profileFixture } from "#tests/support/application/profile-fixture.ts";
import { addCustomer } from "#tests/support/fixtures.ts";
import { element, elements, having, textIn } from "#tests/support/html.ts";
import { addJob } from "#tests/support/records/jobs.ts";
import { jpeg, picturesIn } from "#tests/support/records/photos.ts";
import { addDraft, fileOf } from "#tests/support/records/service-form.ts";

let fixture: Awaited<ReturnType<typeof profileFixture>>;
beforeEach(async () => {
  fixture = await profileFixture();
  return () => fixture.client.close();
});

describe("the profile picture (decision 55)", () => {
  const picture = () => fixture.person().then((row) => row?.profile_picture ?? null);

  test("a profile picture is stored as two squares and shown on the profile, its form and the public page", async () => {
    const { save, bucket, proId, browser } = fixture;
    expect((await save({ picture: fileOf(await jpeg(640, 480)) })).status).toBe(303);
    const id = String(await picture());
    expect([...picturesIn(bucket).keys()].sort()).toEqual([`${id}/256.webp`, `${id}/64.webp`]);
    for (const path of [PATH, EDIT, `/pro/${proId}`]) {
      const { page } = await browser.open(path);
      const sources = elements(page, "img").map(({ attributes }) => attributes.src);
      expect(sources, path).toContain(`/photos/${id}/256.webp`);
    }
  });

  test("a profile picture of more than 5 MB is refused: Profile picture must be less than 5MB", async () => {
    const { save, bucket } = fixture;
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(await jpeg());
    const { status, page } = await pageOf(await save({ bio: "Kept", picture: fileOf(large) }));
    expect(status).toBe(413);
    expect(errorBeside(page, "picture")).toContain("Profile picture must be less than 5MB");
    expect(textIn(field(page, "bio"))).toBe("Kept");
    expect(bucket.files.size).toBe(0);
    expect(await picture()).toBeNull();
  });

  test.each([
    ["a text", "image/jpeg", "This photo could not be read. Please use JPG, PNG or WebP."],
    ["<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml", "This photo could not be read."],
    ["a text", "text/plain", "Please upload only image files"],
  ])(
    "a file that is not an image is refused as a profile picture (threat 55): %s as %s",
    async (text, type, message) => {
      const { save } = fixture;
      const bytes = new TextEncoder().encode(text);
      const { status, page } = await pageOf(await save({ picture: fileOf(bytes, "me.jpg", type) }));
      expect(status).toBe(400);
      expect(errorBeside(page, "picture")).toContain(message);
    },
  );

  test("a profile picture need not be chosen again when another field is invalid", async () => {
    const { save } = fixture;
    const refused = await pageOf(await save({ phone: "1", picture: fileOf(await jpeg()) }));
    expect(refused.status).toBe(400);
    const pictureId = element(refused.page, having("name", "pictureId")).attributes.value ?? "";
    expect((await save({ pictureId })).status).toBe(303);
    expect(await picture()).toBe(pictureId);
  });

  test("a profile picture is removed by its checkbox, also after another field was invalid", async () => {
    const { save, person } = fixture;
    await save({ picture: fileOf(await jpeg()) });
    const pictureId = String(await picture());
    const version = String((await person())?.updated_at);
    const refused = await pageOf(
      await save({ version, pictureId, removePicture: "on", phone: "1" }),
    );
    const box = element(refused.page, having("name", "removePicture"));
    expect("checked" in box.attributes).toBe(true);
    expect((await save({ version, pictureId, removePicture: "on" })).status).toBe(303);
    expect(await picture()).toBeNull();
  });

  test("a picture of another person cannot become a profile picture (threat 55)", async () => {
    const { client, save } = fixture;
    const other = await addCustomer(client);
    const theirs = await addDraft(client, { ownerId: other, draftId: other });
    const { status, page } = await pageOf(await save({ pictureId: theirs, bio: "Kept" }));
    expect(status).toBe(409);
    expect(errorBeside(page, "picture")).toContain("Please choose it again.");
    expect(await picture()).toBeNull();
  });

  test("a photo of one's own job cannot become a profile picture, and stays with the job (threat 55)", async () => {
    const { client, proId, save } = fixture;
    const job = await addJob(client, proId);
    const photo = await addDraft(client, { ownerId: proId, draftId: job });
    await client.execute({
      sql: "update photos set job_id = ?, draft_id = null, position = 0 where id = ?",
      args: [job, photo],
    });
    const { status, page } = await pageOf(await save({ pictureId: photo }));
    expect(status).toBe(409);
    expect(errorBeside(page, "picture")).toContain("Please choose it again.");
    expect(await picture()).toBeNull();
    expect((await client.execute("select job_id from photos")).rows).toEqual([{ job_id: job }]);
  });

  test("a profile picture sent many times leaves one draft at most", async () => {
    const { save, client } = fixture;
    for (let i = 0; i < 7; i++) {
      const refused = await save({ phone: "1", picture: fileOf(await jpeg()) });
      expect(refused.status).toBe(400);
    }
    expect((await client.execute("select count(*) as n from photos")).rows[0]?.n).toBe(1);
  });
});
