import { randomUUID } from "node:crypto";
import type { Client, InValue } from "@libsql/client";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { searchText } from "#app/domain/search/text.ts";

/** 20 November 2026, 10 in the morning in Guyana. */
export const NOW = Date.UTC(2026, 10, 20, 14);

type Row = Record<string, InValue>;

/** Inserts one row into a table. */
export function insert(client: Client, table: string, row: Row) {
  return insertAll(client, table, [row]);
}

/**
 * Inserts rows with the same columns, in the same order, by one statement: the triggers of
 * a table are compiled for each statement.
 */
export async function insertAll(client: Client, table: string, rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {});
  const values = `(${columns.map(() => "?").join(", ")})`;
  await client.execute({
    sql: `insert into ${table} (${columns.join(", ")}) values ${rows.map(() => values).join(", ")}`,
    args: rows.flatMap((row) => Object.values(row)),
  });
}

export type PersonFields = Partial<{
  id: string;
  role: "customer" | "professional";
  first_name: string;
  last_name: string;
  business_name: string | null;
  email: string;
  password_hash: string;
  email_verified_at: number | null;
  bio: string | null;
  website: string | null;
  phone: string | null;
  location_city: string | null;
  location_state: string;
  years_of_experience: number | null;
  hourly_rate: number | null;
  specialties: string;
  terms_version: string | null;
  created_at: number;
}>;

/** Ravi, an electrician of La Grange, by default. Returns the id. */
export async function addProfessional(client: Client, fields: PersonFields = {}): Promise<string> {
  const row = professionalRow(fields);
  await insert(client, "users", row);
  return row.id;
}

/** The row of `addProfessional`, to be inserted with others. */
export function professionalRow(fields: PersonFields = {}) {
  const id = fields.id ?? randomUUID();
  return {
    id,
    email: `${id}@kayap.test`,
    password_hash: "none",
    email_verified_at: NOW,
    role: "professional",
    first_name: "Ravi",
    last_name: "Persaud",
    location_city: "La Grange",
    location_state: "Essequibo Islands-West Demerara",
    terms_version: TERMS.version,
    created_at: NOW,
    updated_at: NOW,
    ...fields,
  };
}

/** Anita, a customer of Mon Repos, by default. Returns the id. */
export function addCustomer(client: Client, fields: PersonFields = {}): Promise<string> {
  return addProfessional(client, {
    role: "customer",
    first_name: "Anita",
    last_name: "Ramdeen",
    location_city: "Mon Repos",
    location_state: "Demerara-Mahaica",
    ...fields,
  });
}

export type ServiceFields = Partial<{
  id: string;
  title: string;
  description: string;
  category_id: string;
  subcategory_id: string | null;
  price_amount: number;
  price_type: "hourly" | "fixed" | "starting_at";
  /** Minutes. */
  visit_minutes: number;
  location_city: string;
  location_state: string;
  availability_weekdays: 0 | 1;
  availability_weekends: 0 | 1;
  availability_evenings: 0 | 1;
  status: "active" | "inactive" | "pending";
  created_at: number;
  first_name: string;
  last_name: string;
  business_name: string | null;
  /** Whether the search finds it by a licence that the team has seen. */
  licensed: boolean;
  /** The regions in which the search finds it because its professional also works there. */
  workRegions: string[];
}>;

/** House wiring at $6,500 an hour on weekdays, by default. Returns the id. */
export async function addService(
  client: Client,
  proId: string,
  fields: ServiceFields = {},
): Promise<string> {
  const row = serviceRow(proId, fields);
  await insert(client, "services", row);
  return row.id;
}

/** The row of `addService`, to be inserted with others. */
export function serviceRow(proId: string, fields: ServiceFields = {}) {
  const {
    first_name = "Ravi",
    last_name = "Persaud",
    business_name = null,
    licensed = false,
    workRegions = [],
    ...columns
  } = fields;
  const service = {
    id: randomUUID(),
    title: "House wiring and breaker panels",
    description: "Complete wiring for new houses, with a map of every circuit left behind.",
    category_id: "construction-trades",
    subcategory_id: "electricians",
    price_amount: 650_000,
    price_type: "hourly",
    location_city: "La Grange",
    location_state: "Essequibo Islands-West Demerara",
    availability_weekdays: 1,
    availability_weekends: 0,
    availability_evenings: 0,
    status: "active",
    created_at: NOW,
    ...columns,
  };
  return {
    ...service,
    pro_id: proId,
    location_zipcode: "GY-ES",
    updated_at: service.created_at,
    search_text: searchText({
      title: service.title,
      description: service.description,
      categoryId: service.category_id,
      subcategoryId: service.subcategory_id,
      city: service.location_city,
      region: service.location_state,
      firstName: first_name,
      lastName: last_name,
      licensed,
      businessName: business_name,
      workRegions,
    }),
  };
}

export type ReviewFields = Partial<{
  id: string;
  rating: number;
  comment: string;
  created_at: number;
  updated_at: number;
}>;

/** A five-star review, by default. Returns the id. */
export async function addReview(
  client: Client,
  of: { serviceId: string; proId: string; customerId: string },
  fields: ReviewFields = {},
): Promise<string> {
  const id = fields.id ?? randomUUID();
  await insert(client, "reviews", {
    id,
    service_id: of.serviceId,
    professional_id: of.proId,
    customer_id: of.customerId,
    rating: 5,
    comment: "Came on time and explained each breaker to my mother.",
    created_at: NOW,
    updated_at: fields.created_at ?? NOW,
    ...fields,
  });
  return id;
}

/** Adds the reply of the professional to a review. */
export function addReply(client: Client, of: { reviewId: string; proId: string }, content: string) {
  return insert(client, "review_replies", {
    review_id: of.reviewId,
    professional_id: of.proId,
    content,
    created_at: NOW,
    updated_at: NOW,
  });
}

/** Inserts a booking. A completed one is inserted as confirmed and then completed, because the database refuses it otherwise. */
export async function insertBooking(client: Client, row: Row): Promise<void> {
  if (row.status !== "completed") return insert(client, "bookings", row);
  await insert(client, "bookings", { ...row, status: "confirmed" });
  await client.execute({
    sql: "update bookings set status = 'completed' where id = ?",
    args: [row.id ?? null],
  });
}

/** A job that was done last week, by default. Returns the id. */
export async function addBooking(
  client: Client,
  of: { serviceId: string; proId: string; customerId: string },
  status: "pending" | "confirmed" | "completed" | "cancelled" = "completed",
): Promise<string> {
  const id = randomUUID();
  await insertBooking(client, {
    id,
    reference: `KY-${id.slice(0, 13)}`,
    service_id: of.serviceId,
    customer_id: of.customerId,
    professional_id: of.proId,
    booking_date: "2026-11-13",
    booking_time: "09:00",
    starts_at: Date.UTC(2026, 10, 13, 13),
    ends_at: Date.UTC(2026, 10, 13, 14),
    status,
    total_amount: 650_000,
    price_type: "hourly",
    location: "customer",
    idempotency_key: id,
    created_at: NOW - 1_000_000_000,
    updated_at: NOW,
  });
  return id;
}

/** A stored photo of a service, 1200 x 900. Returns the id. */
export async function addPhoto(
  client: Client,
  of: { serviceId: string; proId: string },
  position = 0,
  alt = "",
): Promise<string> {
  const id = randomUUID();
  await insert(client, "photos", {
    id,
    owner_id: of.proId,
    service_id: of.serviceId,
    position,
    alt,
    width: 1200,
    height: 900,
    bytes: 90_000,
    created_at: NOW,
  });
  return id;
}

/** Sets who may see the profile of a person. */
export function setVisibility(
  client: Client,
  userId: string,
  visibility: "public" | "registered" | "private",
) {
  return insert(client, "settings", {
    user_id: userId,
    profile_visibility: visibility,
    updated_at: NOW,
  });
}
