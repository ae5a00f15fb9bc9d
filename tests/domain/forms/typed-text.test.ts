import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseProfileForm } from "#app/domain/profiles/profile.ts";
import { parseCategoryFilter } from "#app/domain/search/category-filter.ts";
import { parseSearch } from "#app/domain/search/filters.ts";
import { listedPhotos, photoErrors } from "#app/domain/services/photo.ts";
import { parseSavedFilters } from "#app/domain/services/saved.ts";
import { FORBIDDEN, INVISIBLE_TEXTS } from "#tests/support/random/texts.ts";

/** Fields whose text is never shown to anybody and never stored as it is. */
const NO_TEXT = new Map([
  ["next", "an address, which returnTo() makes one of ours"],
  ["page", "the form of a page of its own, by being there"],
  ["conversation", "an id, looked up as it is"],
  ["token", "a key, compared by its hash"],
  ["password", "what was typed, to the last character"],
  ["confirmPassword", "compared with the password"],
  ["proofPassword", "compared by its hash"],
  ["current", "compared by its hash"],
  ["endpoint", "an address of a push service, on a list"],
  ["p256dh", "a key, checked as one"],
  ["auth", "a key, checked as one"],
  ["seq", "a number that a page sends by itself"],
  ["removedAt", "a number that a page sends by itself"],
]);

/** Raw strings that are no typed text, each with the reason. */
const RAW = new Map([
  ["app/domain/profiles/profile.ts specialtiesField", "names on a list of ours"],
  ["app/domain/profiles/profile.ts workRegionsField", "names on a list of ours"],
  ["app/domain/messages/message.ts messageSchema", "what is stored"],
  [
    "app/domain/forms/query-fields.ts queryText",
    "visibleText: an address keeps what looks like a tag",
  ],
  [
    "app/domain/bookings/form.ts bookingPostSchema",
    "carried on as typed; bookingFormSchema reads it",
  ],
  ["app/domain/bookings/offer.ts offerAnswerSchema", "acceptanceFormSchema reads it"],
  [
    "app/domain/jobs/offer.ts jobAnswerSchema",
    "shown again as typed; jobOfferFormSchema and acceptFormSchema read it",
  ],
  ["app/domain/notifications/push.ts base64url", "keys of a browser, byte for byte"],
  ["app/domain/accounts/open-session.ts endSessionsSchema", "sixteen hexadecimal digits"],
  ["app/domain/settings/settings.ts settingsSchema", "a box that cannot be ticked yet"],
  ["app/http/cookies/notice.ts cookieSchema", "a code of ours"],
  ["tools/operations/moderate.ts changeSchema", "an id, looked up as it is"],
  ["tools/operations/moderate.ts removeFactorSchema", "an id, looked up as it is"],
  ["tools/operations/moderate.ts settleSchema", "an id, looked up as it is"],
  ["tools/operations/moderate.ts readSchema", "an id, looked up as it is"],
]);

const sources = ["app", "tools"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({
      path: `${folder}/${name}`,
      code: readFileSync(`${folder}/${name}`, "utf8"),
    })),
);

/** The schemas that posts are read with, by name, wherever they are called. */
const READ_WITH = new Set([
  "serviceFormSchema",
  "bookingFormSchema",
  ...sources.flatMap(({ code }) =>
    [...code.matchAll(/\breadForm\(\s*[\w.()]+,\s*(?:versioned\()?(\w+)/g)].map(
      ([, name = ""]) => name,
    ),
  ),
]);

const inDomain = sources.filter(({ path }) => path.startsWith("app/domain/"));
/** What reads a form or an address by a function of its own. */
const BY_FUNCTION =
  /\/(profile|photo|search\/filters|category-filter|query-fields|postal-code|phone)\.ts$/;
const formFiles = inDomain.filter(
  ({ path, code }) =>
    BY_FUNCTION.test(path) ||
    [...READ_WITH].some((name) => code.includes(`export const ${name} =`)),
);

/** What a text is to a schema: what it gives or what it says. */
function verdict(schema: z.ZodType, value: unknown) {
  const { success, data, error } = schema.safeParse(value);
  return success ? { data } : { says: error.issues.map(({ message }) => message) };
}

type Field = { name: string; schema: z.ZodType };

/** The fields of a form by name, through whatever is made of them together. */
function fieldsOf(schema: z.ZodType): Field[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).map(([name, field]) => ({ name, schema: field }));
  }
  if (schema instanceof z.ZodIntersection) {
    return [...fieldsOf(typed(schema.def.left)), ...fieldsOf(typed(schema.def.right))];
  }
  if (schema instanceof z.ZodPipe) return fieldsOf(typed(schema.def.in));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => fieldsOf(typed(one)));
  return [];
}
const typed = (schema: z.core.$ZodType): z.ZodType => z.custom<z.ZodType>().parse(schema);

const forms = (
  await Promise.all(
    formFiles.map(async ({ path }) => {
      const module: Record<string, unknown> = await import(/* @vite-ignore */ `#${path}`);
      return Object.entries(module).filter(([name]) => READ_WITH.has(name));
    }),
  )
).flat();
const fields = forms.flatMap(([form, schema]) =>
  (schema instanceof z.ZodType ? fieldsOf(schema) : [])
    .filter(({ name }) => !NO_TEXT.has(name))
    .map((field) => [`${form}.${field.name}`, field.schema] as const),
);

/** Texts with something forbidden in them, one of which every field takes if it takes any. */
const POISONED = [
  "Ravi\u202e Persaud\u200b",
  `${"x".repeat(30)}\u2060\u2066 A whole sentence of a description.\u00ad`,
  "612\u200b 3456",
  "25\u200d.50",
  "GY-\u2060ES",
  "https://kayap.test/\u200b",
  "ravi@kayap.test\u200b",
  "ra\u3164vi@kayap.test",
  "ra\u034fvi@kayap\u2800.test",
  "2026-11-23\u200b",
  "2026-11-23T13:00:00Z\u200b",
  "4\u200b",
  "60\ufeff",
  "customer\u200b",
];

describe("every field of every form", () => {
  test("is covered by this test", () => {
    expect(READ_WITH.size).toBeGreaterThan(25);
    expect(fields.length).toBeGreaterThan(60);
    for (const name of ["sendSchema.content", "replySchema.content", "contactSchema.message"]) {
      expect(fields.map(([field]) => field)).toContain(name);
    }
  });

  test.each(fields)("%s treats an invisible text as an empty one (threat 77)", (_, schema) => {
    for (const text of INVISIBLE_TEXTS) {
      expect(verdict(schema, text), JSON.stringify(text)).toEqual(verdict(schema, ""));
    }
  });

  test.each(fields)("%s removes invisible characters (threat 77)", (_, schema) => {
    for (const text of POISONED) {
      expect(JSON.stringify(verdict(schema, text).data) ?? "").not.toMatch(FORBIDDEN);
    }
  });
});

describe("input that is no plain form", () => {
  const profile = (typed: string) =>
    parseProfileForm(
      {
        values: Object.fromEntries(
          ["firstName", "lastName", "phone", "bio", "city", "zipCode", "businessName", "website"]
            .concat("region", "dateOfBirth", "yearsOfExperience", "hourlyRate")
            .map((name) => [name, typed]),
        ),
        specialties: [typed],
        workRegions: [typed],
      },
      "professional",
      "2026-11-20",
    );

  test.each(INVISIBLE_TEXTS)(
    "a profile, a photo and the searches treat %j as empty (threat 77)",
    (text) => {
      expect(profile(text)).toEqual(profile(""));
      const id = crypto.randomUUID();
      const photos = listedPhotos([
        ["photo", id],
        [`alt-${id}`, text],
      ]);
      expect(photos).toEqual([{ id, alt: "" }]);
      expect(photoErrors(photos)).toEqual({});
      // An address cannot hold half a character.
      if (!text.isWellFormed()) return;
      const query = (typed: string) =>
        new URLSearchParams(
          ["q", "location", "category", "subcategory", "minPrice", "maxPrice"].map((name) => [
            name,
            typed,
          ]),
        );
      expect(parseSearch(query(text), 0)).toEqual(parseSearch(query(""), 0));
      expect(parseSavedFilters(query(text))).toEqual(parseSavedFilters(query("")));
      expect(parseCategoryFilter(query(text))).toEqual(parseCategoryFilter(query("")));
    },
  );

  test.each(POISONED)(
    "a profile and a photo keep no invisible character of %j (threat 77)",
    (text) => {
      expect(JSON.stringify(profile(text))).not.toMatch(FORBIDDEN);
      const id = crypto.randomUUID();
      expect(
        JSON.stringify(
          listedPhotos([
            ["photo", id],
            [`alt-${id}`, text],
          ]),
        ),
      ).not.toMatch(FORBIDDEN);
    },
  );
});

/** The statements of a file that read a string which no builder of `fields.ts` has cleaned. */
function rawStrings(code: string): string[] {
  const cleaned = code.replace(/\.(pipe|record)\(\s*z\s*\.string\(/g, ".$1(");
  return cleaned
    .split(/\n(?=\S)/)
    .filter((statement) => !/^(import|\/[/*])/.test(statement))
    .flatMap((statement) => {
      const name = /^(?:export )?(?:const|function) (\w+)/.exec(statement)?.[1] ?? "";
      const found = [...statement.matchAll(/(?:(\w+):\s*)?\bz\s*\.string\(/g)];
      return found
        .filter(([, field]) => !NO_TEXT.has(field ?? ""))
        .filter(() => !/[pP]assword/.test(name))
        .map(() => name);
    });
}

test("no form reads a raw string: all text comes from the builders of fields.ts (threat 77)", () => {
  const files = [
    ...formFiles,
    ...sources.filter(({ path }) =>
      /^(app\/(routes|http|actions)\/|tools\/operations\/moderate)/.test(path),
    ),
  ];
  const found = files.flatMap(({ path, code }) =>
    rawStrings(code).map((name) => `${path} ${name}`),
  );
  expect([...new Set(found)].filter((one) => !RAW.has(one))).toEqual([]);
  expect([...RAW.keys()].filter((one) => !found.includes(one))).toEqual([]);
});
