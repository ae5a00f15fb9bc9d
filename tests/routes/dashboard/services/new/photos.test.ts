import { beforeEach, describe, expect, test } from "vitest";
import { errorBeside, pageOf } from "#tests/support/application/accounts.ts";
import {
  NEW,
  type NewServiceFixture,
  newServiceFixture,
  photoIds,
} from "#tests/support/application/service-form-fixture.ts";
import { addProfessional } from "#tests/support/fixtures.ts";
import { element, having, sentBy } from "#tests/support/html.ts";
import { addDraft, formOf, SERVICE } from "#tests/support/records/service-form.ts";

let fixture: NewServiceFixture;
beforeEach(async () => {
  fixture = await newServiceFixture();
});

describe("the photos of a new service", () => {
  test("a refused service form keeps its photos", async () => {
    const { browser, services, photos, post } = fixture;
    const first = await pageOf(await post({ title: "" }));
    const ids = photoIds(first.page);
    expect(ids).toHaveLength(1);
    const form = element(first.page, having("enctype", "multipart/form-data"));
    const action = form.attributes.action ?? "";
    expect(photoIds((await browser.open(action)).page)).toEqual(ids);
    const draft = sentBy(first.page, form).get("draft") ?? "";
    const again = await post(
      { draft, photo: ids, [`alt-${ids[0]}`]: "A roof", images: undefined },
      action,
    );
    expect(again.status).toBe(303);
    const [service] = await services();
    expect(service?.id).toBe(draft);
    expect(await photos()).toMatchObject([{ id: ids[0], service_id: draft, alt: "A roof" }]);
  });

  test("buttons move and remove photos, and their descriptions stay", async () => {
    const { database, proId, browser, photos } = fixture;
    const draftId = crypto.randomUUID();
    const [a = "", b = "", c = ""] = await Promise.all(
      ["a", "b", "c"].map(() => addDraft(database.client, { ownerId: proId, draftId })),
    );
    const press = async (photo: string[], pressed: string) =>
      pageOf(
        await browser.send(
          `${NEW}?draft=${draftId}`,
          formOf({ ...SERVICE, draft: draftId, photo, press: pressed, [`alt-${b}`]: "Second" }),
        ),
      );
    const moved = await press([a, b, c], `earlier:${b}`);
    expect([moved.status, photoIds(moved.page)]).toEqual([200, [b, a, c]]);
    expect(element(moved.page, having("id", `alt-${b}`)).attributes.value).toBe("Second");
    expect(photoIds((await press([b, a, c], `later:${c}`)).page)).toEqual([b, a, c]);
    expect(photoIds((await press([b, a, c], `remove:${a}`)).page)).toEqual([b, c]);
    expect((await photos()).map(({ id }) => id).sort()).toEqual([b, c].sort());
    await browser.send(NEW, formOf({ ...SERVICE, draft: draftId, photo: [c, b] }));
    const stored = await database.client.execute(
      "select id from photos where service_id is not null order by position",
    );
    expect(stored.rows.map(({ id }) => id)).toEqual([c, b]);
  });

  test("a photo description of 121 characters is refused at its field", async () => {
    const { database, proId, browser } = fixture;
    const draftId = crypto.randomUUID();
    const id = await addDraft(database.client, { ownerId: proId, draftId });
    const { status, page } = await pageOf(
      await browser.send(NEW, formOf({ ...SERVICE, photo: id, [`alt-${id}`]: "x".repeat(121) })),
    );
    expect(status).toBe(400);
    expect(errorBeside(page, `alt-${id}`)).toContain("Must be 120 characters or less");
  });

  test("a photo of another person is not attached (threat 55)", async () => {
    const { database, proId, photos, post } = fixture;
    const stranger = await addProfessional(database.client);
    const photo = await addDraft(database.client, {
      ownerId: stranger,
      draftId: crypto.randomUUID(),
    });
    const { status, page } = await pageOf(await post({ photo, images: undefined }));
    expect(status).toBe(400);
    expect(errorBeside(page, "images")).toContain("Please upload at least one image");
    expect(photoIds(page)).toEqual([]);
    const mine = await post({ photo });
    expect(mine.status).toBe(303);
    expect(await photos()).toMatchObject([
      { id: photo, owner_id: stranger, service_id: null },
      { owner_id: proId },
    ]);
  });

  test("a profile picture cannot be a photo of a service", async () => {
    const { database, proId, photos, post } = fixture;
    const portrait = await addDraft(database.client, { ownerId: proId, draftId: proId });
    expect((await post({ photo: portrait, images: undefined })).status).toBe(400);
    await database.client.execute("update photos set draft_id = null");
    await database.client.execute({
      sql: "update users set profile_picture = ?",
      args: [portrait],
    });
    expect((await post({ photo: portrait, images: undefined })).status).toBe(400);
    expect(await photos()).toMatchObject([{ id: portrait, service_id: null }]);
  });
});
