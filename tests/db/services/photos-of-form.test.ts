import { expect, test } from "vitest";
import { serviceFormSchema } from "#app/domain/services/form.ts";
import { readNewService } from "#db/services/service-form.ts";
import { createService } from "#db/services/writes.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, NOW } from "#tests/support/fixtures.ts";
import { addDraft, SERVICE } from "#tests/support/records/service-form.ts";

const ID = "7d0f5c0a-5f0e-4a44-9d0c-3a3b3f6d2a11";
const { visitMinutes, ...form } = serviceFormSchema.parse(SERVICE);
const fields = { ...form, visitMinutes: visitMinutes ?? 90 };

test.each([
  ["a draft of its form", "created", "draft_id"],
  ["a photo that is no draft any more", "no-photo", "null"],
  ["a draft of the professional’s own picture", "no-photo", "owner_id"],
])("a new service with %s is %s", async (_, kind, draftId) => {
  const { client, db } = await emptyDatabase();
  const userId = await addProfessional(client);
  const photo = await addDraft(client, { ownerId: userId, draftId: ID });
  await client.execute(`update photos set draft_id = ${draftId}`);
  const { owner } = await readNewService(db, userId, ID);
  const photos = [{ id: photo, alt: "" }];
  const created = await createService(db, { id: ID, userId, fields, photos, owner, now: NOW });
  expect(created.kind).toBe(kind);
});
