import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/links.ts";
import {
  alertIn,
  movableClock,
  pageOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import {
  addBookingAccounts,
  bookingForm,
  signedInBrowser,
} from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, having } from "#tests/support/html.ts";
import type { Parties } from "#tests/support/records/bookings.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { JOB_FORM } from "#tests/support/records/jobs.ts";
import { jpeg } from "#tests/support/records/photos.ts";
import { addDraft, fileOf, formOf, SERVICE } from "#tests/support/records/service-form.ts";

let database: TestDatabase;
let parties: Parties;
let anita: TestBrowser;
let ravi: TestBrowser;
beforeEach(async () => {
  database = await emptyDatabase();
  const app = appOver(database.db, { clock: movableClock().read });
  parties = await addBookingAccounts(database.client);
  anita = await signedInBrowser(app, "anita@kayap.test");
  ravi = await signedInBrowser(app, "ravi@kayap.test");
});

type Form = {
  by: TestBrowser;
  to: string;
  fields: Record<string, string>;
  /** The field and the photo of a form that uploads one. */
  photo?: [field: string, bytes: Uint8Array<ArrayBuffer>];
};

type Keyed = {
  /** Who sends the form, and where to, with a key of its own. */
  form: () => Promise<Form>;
  /** The field that is changed, what it is changed to, and the column where it is stored. */
  changed: { field: string; value: string; column: string };
  table: string;
  /** The field of the key, where the answer gives the form another one. */
  key?: string;
  error: string;
};

const key = () => crypto.randomUUID();

/** The forms with a key, by which sending them twice is once. */
const FORMS: Record<string, Keyed> = {
  "the request of a booking": {
    form: async () => ({
      by: anita,
      to: paths.bookingForm(parties.serviceId),
      fields: bookingForm(540, { notes: "" }),
    }),
    changed: { field: "slot", value: bookingForm(660).slot, column: "starts_at" },
    table: "bookings",
    key: "key",
    error:
      "You have already sent this request, with other details. Open it under My Bookings to look at it, or tap Continue to send this one as well.",
  },
  "a job": {
    form: async () => {
      // Without a landmark, as many are.
      return { by: anita, to: "/jobs/new", fields: { ...JOB_FORM, landmark: "", key: key() } };
    },
    changed: {
      field: "details",
      value: "The plugs spark, and a breaker trips.",
      column: "details",
    },
    table: "jobs",
    key: "key",
    error:
      "You have already posted this job, with other details. Open it under My Jobs to look at it, or tap Post job to post this one as well.",
  },
  "a service": {
    form: async () => {
      const draft = key();
      const photo = await addDraft(database.client, { ownerId: parties.proId, draftId: draft });
      return { by: ravi, to: "/dashboard/services/new", fields: { ...SERVICE, draft, photo } };
    },
    changed: { field: "city", value: "Mabaruma", column: "location_city" },
    table: "services",
    key: "draft",
    error:
      "This service is already published. Open it under My Services to change it, or tap Create service to publish this one as well.",
  },
  "a licence": {
    form: async () => ({
      by: ravi,
      to: paths.licences,
      fields: {
        id: key(),
        kind: "trade",
        number: "TL-2044",
        issuer: "Georgetown City Council",
        expiresOn: "2027-05-31",
      },
      photo: ["paper", await jpeg()],
    }),
    changed: { field: "number", value: "TL-2045", column: "number" },
    table: "licences",
    key: "id",
    error:
      "You have already added this licence, with other details. Load this page again to look at it, or tap Add licence to add this one as well.",
  },
  "a review": {
    form: async () => ({
      by: anita,
      to: "/dashboard/reviews/new",
      fields: {
        reviewId: key(),
        serviceId: parties.serviceId,
        rating: "5",
        comment: "On time, clean work and a fair price.",
      },
    }),
    changed: { field: "rating", value: "1", column: "rating" },
    table: "reviews",
    error: "You have already reviewed this service",
  },
  "a message": {
    form: async () => {
      const members = [parties.customerId, parties.proId] as const;
      const conversation = await addConversation(database.client, members);
      return {
        by: anita,
        to: `/dashboard/messages?conversation=${conversation}`,
        fields: { clientId: key(), content: "Good morning." },
      };
    },
    changed: { field: "content", value: "Good afternoon.", column: "content" },
    table: "messages",
    key: "clientId",
    error: "An earlier version of this message was already sent. Please send it again.",
  },
};

describe.each(Object.entries(FORMS))("%s", (_, { form, changed, table, key: keyField, error }) => {
  const send = ({ by, to, fields, photo }: Form) => {
    if (photo) return by.send(to, formOf({ ...fields, [photo[0]]: fileOf(photo[1]) }));
    return to.includes("services") ? by.send(to, formOf(fields)) : by.post(to, fields);
  };
  const stored = async () => {
    const statement = `select ${changed.column} as value from ${table} order by rowid`;
    return (await database.client.execute(statement)).rows.map(({ value }) => value);
  };

  test("that is sent again with its key and other content is not said to be done, and is another one under the key of the answer (threat 96)", async () => {
    const first = await form();
    const { fields } = first;
    expect((await send(first)).status).toBe(303);
    const before = await stored();
    expect((await send(first)).status).toBe(303);
    expect(await stored()).toEqual(before);
    const again = { ...fields, [changed.field]: changed.value };
    const { status, page } = await pageOf(await send({ ...first, fields: again }));
    expect([status, alertIn(page)]).toEqual([409, error]);
    expect(await stored()).toEqual(before);
    if (!keyField) return;
    const other = element(page, having("name", keyField)).attributes.value ?? "";
    expect(other).not.toBe(fields[keyField]);
    const photo = await addDraft(database.client, { ownerId: parties.proId, draftId: other });
    const anew = { ...again, [keyField]: other, ...(fields.photo && { photo }) };
    expect((await send({ ...first, fields: anew })).status).toBe(303);
    expect(await stored()).toHaveLength(before.length + 1);
  });
});
