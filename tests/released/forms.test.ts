import type { Client } from "@libsql/client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hashToken } from "#app/auth/one-time-token.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { type Element, elements, having, parseHtml, textIn } from "#tests/support/html.ts";
import type { RecordedForm } from "./recorded.ts";
import { FORMS, openDatabase, releasedFixture } from "./released-fixture.ts";

/** Fields that no page ever shows filled in. */
const SECRETS = ["current", "password", "confirmPassword", "code"];

let fixture: Awaited<ReturnType<typeof releasedFixture>>;
beforeAll(async () => {
  fixture = await releasedFixture();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await fixture.end();
});

type App = ReturnType<typeof appOver>;

const send = (app: App, { cookie, action, fields }: RecordedForm) =>
  app.fetch(action, {
    method: "POST",
    headers: { Origin: ORIGIN, Accept: "text/html", Cookie: cookie },
    body: new URLSearchParams(fields),
  });

/** The values that a page has in the fields of a name: their text, or what is chosen. */
function valuesIn(page: Element, name: string): string[] {
  return elements(page, having("name", name)).flatMap((field) => {
    if (field.name === "textarea") return [textIn(field)];
    if (field.name === "select") {
      return elements(field, having("selected")).map(({ attributes }) => attributes.value ?? "");
    }
    const isBox = ["radio", "checkbox"].includes(field.attributes.type ?? "");
    if (isBox && !("checked" in field.attributes)) return [];
    return [field.attributes.value ?? (isBox ? "on" : "")];
  });
}

/** An address without the ids in it. */
const patternOf = ({ action }: RecordedForm) => action.replace(/[\w-]{36,43}/g, "…");
const named = (forms: RecordedForm[]) =>
  forms.map((form) => ({
    title: `${patternOf(form)} ${form.fields.map(([name]) => name).slice(0, 6)}`,
    form,
  }));

/** Fails unless the answer is a page that shows an error and has everything that was typed. */
function expectTypedValues(html: string, fields: RecordedForm["fields"]): void {
  const main = elements(parseHtml(html), "main")[0];
  if (!main) throw new Error("The answer is no page.");
  expect(elements(main, having("role", "alert")).map(textIn).join(" ")).not.toBe("");
  for (const [name, value] of fields) {
    const present = elements(main, having("name", name));
    if (SECRETS.includes(name) || present.every(having("type", "hidden"))) continue;
    expect(valuesIn(main, name), name).toContain(value.trim());
  }
}

/** Forms that the Worker of today refuses with 409, because they lack a field that it requires, each with that field. */
const ASKED_AGAIN: Record<string, string> = {
  "/service/…/book": "the price that was agreed to (threat 73)",
  "/dashboard/reviews/…/edit": "the version that was edited (threat 76)",
  "/dashboard/settings":
    "the version that was edited, where settings were stored before (threat 76)",
};

async function isAskedAgain(client: Client, form: RecordedForm): Promise<boolean> {
  const pattern = patternOf(form);
  if (pattern !== "/dashboard/settings") return pattern in ASKED_AGAIN;
  const session = /session=([^;]+)/.exec(form.cookie)?.[1] ?? "";
  const { rows } = await client.execute({
    sql: "select 1 from settings join sessions using (user_id) where id_hash = ?",
    args: [hashToken(session)],
  });
  return rows.length > 0;
}

/** Forms that the Worker of today passes to the page that asks for the password first (threats 69 and 88). */
const PASSWORD_FIRST = [
  "/dashboard/settings/two-factor",
  "/dashboard/settings/email",
  "/dashboard/settings/data",
  "/dashboard/settings/deactivate",
  "/dashboard/bookings/feed",
];
const isPasswordFirst = (form: RecordedForm) =>
  PASSWORD_FIRST.includes(patternOf(form)) && !form.fields.some(([, value]) => value === "end");

/** Votes of people for reviews of their own or about them, which are refused since then (threat 81). */
const OWN_VOTE = "/dashboard/reviews/…/helpful";

/** The button that started a conversation; it leads to the conversation, which begins with its first message. */
const START = "/dashboard/messages/new";

describe("a form of a page that was loaded before a deployment", () => {
  test.each(named(FORMS))(
    "is processed as before, or comes back with what was typed where a required field is missing: $title (threat 84)",
    async ({ form }) => {
      await fixture.migratedAndAgreed(async (client) => {
        const app = appOver(openDatabase(client), { config: { pushKey: "a key" } });
        const askedAgain = await isAskedAgain(client, form);
        const answer = await send(app, form);
        const html = await answer.text();
        if (askedAgain) {
          expect(answer.status, html).toBe(409);
          return expectTypedValues(html, form.fields);
        }
        if (isPasswordFirst(form)) {
          expect(answer.status).toBe(307);
          return expect(answer.headers.get("Location")).toMatch(
            /^\/dashboard\/settings\/confirm\?send=/,
          );
        }
        if (patternOf(form).startsWith(OWN_VOTE)) {
          expect(answer.status).toBe(403);
          return expect(html).toContain("your own");
        }
        expect(answer.status, html).toBe(form.status);
        if (patternOf(form).startsWith(START)) {
          return expect(answer.headers.get("Location")).toMatch(/^\/dashboard\/messages\?with=/);
        }
        const { rows } = await client.execute("select total_changes() as n");
        expect(Number(rows[0]?.n)).toBeGreaterThan(0);
      });
    },
  );

  test("exists for every form that this test expects to be refused", () => {
    const patterns = new Set(FORMS.map(patternOf));
    for (const pattern of [...Object.keys(ASKED_AGAIN), ...PASSWORD_FIRST]) {
      expect(patterns).toContain(pattern);
    }
  });

  const versioned = FORMS.filter(({ fields }) => fields.some(([name]) => name === "version"));
  test.each(named(versioned))(
    "overwrites nothing that was saved on another page meanwhile, and comes back with what was typed: $title (threats 76 and 84)",
    async ({ form }) => {
      const elsewhere = form.fields.map(([name, value]): [string, string] => [
        name,
        ["title", "lastName"].includes(name) ? "Saved from elsewhere" : value,
      ]);
      await fixture.migratedAndAgreed(async (client) => {
        const app = appOver(openDatabase(client));
        expect((await send(app, { ...form, fields: elsewhere })).status).toBe(303);
        const answer = await send(app, form);
        expect(answer.status).toBe(409);
        expectTypedValues(await answer.text(), form.fields);
        const { rows } =
          await client.execute(`select 1 from services where title = 'Saved from elsewhere'
          union all select 1 from users where last_name = 'Saved from elsewhere'`);
        expect(rows).toHaveLength(1);
      });
    },
  );
});
