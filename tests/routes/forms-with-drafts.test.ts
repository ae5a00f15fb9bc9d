import { afterAll, beforeAll, expect, test } from "vitest";
import { isKeptField } from "#app/domain/drafts/draft.ts";
import { formSubjectAt } from "#app/form-subjects.ts";
import { appOver } from "#tests/support/application/app.ts";
import { DEVICE, type RoleFixture, roleFixture } from "#tests/support/application/role-fixture.ts";
import { type Element, elements, having, parseHtml } from "#tests/support/html.ts";
import { requestsOver } from "./role-answers.ts";
import { ROLE_TABLE } from "./role-table.ts";

/** Forms of more than a line without a draft, by the address they are sent to, and why. */
const WITHOUT: Record<string, string> = {
  "/login": "holds a password",
  "/register": "holds a password",
  "/dashboard/settings/email": "holds a password",
  "/dashboard/settings/delete": "holds a password",
  "/dashboard/messages": "keeps its text itself, with the conversation",
};

/** The form that accepts an offer has one line, which begins with the customer's own number. */
const acceptsOffer = (form: Element) => elements(form, having("name", "offer")).length > 0;

const READERS = ["visitor", "customer", "pro"] as const;
/** States of a page in which it has another form. */
const MORE = ["/dashboard/profile?edit=1"];

let fixture: RoleFixture;
beforeAll(async () => {
  fixture = await roleFixture();
});
afterAll(() => fixture.end());

/** The names of what is typed or chosen in a form. */
function typedNames(form: Element): Set<string> {
  const controls = elements(form, ({ name }) => ["input", "select", "textarea"].includes(name));
  const kept = controls.map(({ name, attributes }) => ({
    name: attributes.name ?? "",
    type: name === "input" ? (attributes.type ?? "text") : name,
  }));
  return new Set(kept.filter(isKeptField).map(({ name }) => name));
}

const isLong = (form: Element) =>
  form.attributes.method === "post" &&
  (typedNames(form).size > 1 || elements(form, "textarea").length > 0);

test("every form of more than a line keeps what is typed into it, under what it is about (decision 117)", async () => {
  const { filled } = requestsOver(fixture);
  const found = new Set<string>();
  const wrong = new Set<string>();
  await fixture.changedBy(async (db) => {
    const app = appOver(db);
    for (const path of [...ROLE_TABLE.map(({ route, at }) => filled(at ?? route)), ...MORE]) {
      for (const role of READERS) {
        const Cookie =
          role === "visitor" ? "" : `session=${fixture.sessions[role]}; device=${DEVICE}`;
        const answer = await app.fetch(path, { headers: { Cookie, Accept: "text/html" } });
        if (!answer.headers.get("Content-Type")?.startsWith("text/html")) continue;
        for (const form of elements(parseHtml(await answer.text()), "form").filter(isLong)) {
          const action = form.attributes.action ?? path;
          const [address = ""] = action.split("?");
          if (address in WITHOUT || acceptsOffer(form)) continue;
          const [draft] = elements(form, having("data-draft"));
          const subject = draft?.attributes["data-draft"];
          if (subject === undefined || subject !== formSubjectAt(action))
            wrong.add(`${path} ${action}`);
          else found.add(subject.split(":")[0] ?? "");
        }
      }
    }
  });
  expect([...wrong]).toEqual([]);
  expect([...found]).toEqual(
    expect.arrayContaining(["booking-request", "days-off", "hours", "new-service", "profile"]),
  );
});
