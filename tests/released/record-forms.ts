import { ROLE_TABLE } from "#tests/routes/role-table.ts";
import { ROLES } from "#tests/support/application/role-fixture.ts";
import { type Element, elements, having, parseHtml, sentBy } from "#tests/support/html.ts";
import type { RecordedForm } from "./recorded.ts";
import { type RecordingFixture, request } from "./recording-fixture.ts";

type Fields = RecordedForm["fields"];

/** Fields that decide which of several actions a form performs. */
const DECIDING = ["step", "intent", "which", "turn"];

/** Visits every page as every role, and sends every form on it; returns each form that wrote something, once. */
export async function recordForms(recording: RecordingFixture): Promise<RecordedForm[]> {
  const { filled, cookieOf, appOn, visit } = recording;
  const forms = new Map<string, RecordedForm>();
  for (const row of ROLE_TABLE) {
    const path = filled(row.at ?? row.route);
    for (const role of ROLES) {
      const cookie = cookieOf(role);
      let page: Element | undefined;
      await visit(`${role}: ${path}`, async (db) => {
        const answer = await request(appOn(db), { path, cookie });
        const html = await answer.text();
        if (answer.status === 200 && html.startsWith("<!DOCTYPE")) page = parseHtml(html);
      });
      const sent = page ? formsOn(page, path, filled) : [];
      // A form that a script sends is in no page.
      if (row.form && !("any" in row.form) && sent.every(({ action }) => action !== path)) {
        sent.push({ action: path, fields: valuesFor(row.form, filled) });
      }
      for (const { action, fields } of sent) {
        const key = `${action.replace(/[\w-]{36,43}/g, "…")} ${fields.map(nameOf).sort()}`;
        if (forms.has(key)) continue;
        let status = 0;
        const { writes } = await visit(`${role}: POST ${action}`, async (db) => {
          const answer = await request(appOn(db), { path: action, cookie, fields });
          await answer.text();
          status = answer.status;
        });
        if (writes) forms.set(key, { cookie, action, fields, status });
      }
    }
  }
  return [...forms.values()];
}

const nameOf = ([name, value]: Fields[number]) =>
  DECIDING.includes(name) ? `${name}=${value}` : name;

const valuesFor = (form: Record<string, string>, filled: (text: string) => string): Fields =>
  Object.entries(form).map(([name, value]) => [name, filled(value)]);

/** The forms of a page, filled in as the role table says, once for each of their buttons. */
function formsOn(page: Element, path: string, filled: (text: string) => string) {
  return elements(page, having("method", "post")).flatMap((form) => {
    const { pathname, search } = new URL(
      form.attributes.action ?? path,
      `http://kayap.test${path}`,
    );
    const action = pathname + search;
    const row = ROLE_TABLE.find(({ route, at }) => [action, path].includes(filled(at ?? route)));
    const fields = sentBy(page, form);
    for (const area of elements(form, "textarea")) {
      fields.set(area.attributes.name ?? "", area.children.join("").trim());
    }
    for (const [name, value] of valuesFor(row?.form ?? {}, filled)) {
      if (elements(form, having("name", name)).length > 0) fields.set(name, value);
    }
    const buttons = elements(form, "button");
    const deciding = buttons.filter(having("name"));
    const plain: Fields[] = deciding.length < buttons.length || !buttons[0] ? [[...fields]] : [];
    const pressed = deciding.map(
      ({ attributes: { name = "", value = "" } }): Fields => [
        ...[...fields].filter(([other]) => other !== name),
        [name, value],
      ],
    );
    return [...plain, ...pressed].map((sent) => ({ action, fields: sent }));
  });
}
