import type { Client } from "@libsql/client";
import { insert, NOW } from "#tests/support/fixtures.ts";

/** A valid service form without photos. */
export const SERVICE = {
  title: "Solar water heaters",
  description: "I fit and repair solar water heaters, with two years of warranty on every joint.",
  categoryId: "construction-trades",
  subcategoryId: "plumbers",
  priceAmount: "12,500",
  priceType: "fixed",
  visitMinutes: "90",
  city: "Bartica",
  region: "Cuyuni-Mazaruni",
  zipCode: "GY-CU",
  availabilityWeekdays: "on",
  availabilityEvenings: "on",
};

type Field = string | { bytes: Uint8Array<ArrayBuffer>; name: string; type: string };

/** A multipart form; a list of values gives several fields of one name. */
export function formOf(fields: Record<string, Field | Field[] | undefined>): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries(fields)) {
    for (const value of Array.isArray(field) ? field : field === undefined ? [] : [field]) {
      if (typeof value === "string") form.append(name, value);
      else form.append(name, new Blob([value.bytes], { type: value.type }), value.name);
    }
  }
  return form;
}

/** A file for such a form. */
export function fileOf(bytes: Uint8Array<ArrayBuffer>, name = "roof.jpg", type = "image/jpeg") {
  return { bytes, name, type };
}

/** Inserts a draft photo of a form; returns its id. */
export async function addDraft(
  client: Client,
  of: { ownerId: string; draftId: string },
  createdAt = NOW,
): Promise<string> {
  const id = crypto.randomUUID();
  await insert(client, "photos", {
    id,
    owner_id: of.ownerId,
    draft_id: of.draftId,
    width: 1200,
    height: 900,
    bytes: 90_000,
    created_at: createdAt,
  });
  return id;
}

/** All services, without the search columns, whose numbers are too large for JavaScript. */
export async function serviceRows(client: Client) {
  const { rows } = await client.execute(`select id, pro_id, title, description, category_id,
    subcategory_id, price_amount, price_type, visit_minutes, location_city, location_state, location_zipcode,
    availability_weekdays, availability_weekends, availability_evenings, status, rating,
    review_count, hidden_at, deleted_at, listed, created_at, updated_at from services order by number`);
  return rows;
}
