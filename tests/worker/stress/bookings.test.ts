import { beforeAll, expect, test } from "vitest";
import { dayOf } from "#app/domain/guyana-day.ts";
import { startKayap } from "#tests/support/kayap.ts";
import { seededRandom } from "#tests/support/seeded-random.ts";

const { url } = await startKayap();

const ROUNDS = 50;
const AT_ONCE = 40;
const MINUTE = 60_000;
const TAKEN = "That time was just taken. Please choose another.";

let cookie: string;
let path: string;
/** The terms of the service, as its form carries them. */
let terms: Record<string, string>;
/** The beginning of two and a half hours in which the professional is free. */
let free: number;

beforeAll(async () => {
  cookie = await signIn("customer@kayap.test");
  const search = await (await fetch(`${url}/search?q=tutor`)).text();
  for (const [service = ""] of search.matchAll(/\/service\/[0-9a-f-]{36}/g)) {
    path = `${service}/book`;
    const page = await (
      await open(`${path}?duration=180&day=${dayOf(Date.now() + 30 * 1440 * MINUTE)}`)
    ).text();
    const slot = /name="slot" value="([^"]+)"(?! disabled)/.exec(page)?.[1];
    if (!slot) continue;
    free = Date.parse(slot);
    const fields = page.matchAll(/name="(agreed\w+|serviceVersion)" value="([^"]*)"/g);
    terms = Object.fromEntries(
      Array.from(fields, ([, name = "", value = ""]) => [
        name,
        value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
      ]),
    );
    return;
  }
  throw new Error("No service of the demo data is free in thirty days.");
});

/** How many requests of the customer wait for an answer, as their list says. */
async function waiting(): Promise<number> {
  const html = await (await open("/dashboard/bookings?as=customer")).text();
  const count = /Requests(?:<!-- -->)? <span class="[^"]*">([\d,]+)</.exec(html)?.[1];
  return Number(count?.replace(",", ""));
}

async function signIn(email: string): Promise<string> {
  const answer = await send("/login", { email, password: "kayap-demo-2026" }, "");
  const session = answer.headers.getSetCookie().find((set) => set.startsWith("session="));
  return session?.split(";")[0] ?? "";
}

const open = (address: string) => fetch(url + address, { headers: { Cookie: cookie } });

function send(address: string, fields: Record<string, string>, as = cookie): Promise<Response> {
  return fetch(url + address, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url, Cookie: as },
    body: new URLSearchParams(fields),
  });
}

/**
 * A form as a person sends it: while the page says that Kayap is too busy and keeps what was typed, the same button is
 * pressed again. It is the same form with the same key, so that it can never become two bookings.
 */
async function request(form: Record<string, string>): Promise<Response> {
  for (;;) {
    const answer = await send(path, form);
    if (answer.status !== 503) return answer;
    await answer.arrayBuffer();
  }
}

test(`${AT_ONCE} requests at once for overlapping times make one booking and ${AT_ONCE - 1} refusals, in ${ROUNDS} rounds, and a cancelled time is free at once (threats 36 and 40)`, {
  timeout: 400_000,
}, async () => {
  const random = seededRandom(40);
  const before = await waiting();
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const answer = await request({
          key: crypto.randomUUID(),
          slot: new Date(free + random.pick([0, 30, 60]) * MINUTE).toISOString(),
          duration: random.pick(["90", "120"]),
          location: "professional",
          phone: "612 3456",
          ...terms,
        });
        return {
          status: answer.status,
          at: answer.headers.get("Location"),
          html: await answer.text(),
        };
      }),
    );
    const made = answers.filter(({ status }) => status === 303);
    const refused = answers.filter(({ status, html }) => status === 409 && html.includes(TAKEN));
    const statuses = `round ${round}: ${answers.map(({ status }) => status)}`;
    expect([made.length, refused.length], statuses).toEqual([1, AT_ONCE - 1]);
    expect(await waiting(), `round ${round}`).toBe(before + 1);
    const cancelled = await send(`${made[0]?.at}/cancel`, { reason: "" });
    expect(cancelled.status).toBe(303);
  }
});

test("a calendar file from the Worker has the strict iCalendar format", async () => {
  const answer = await send(path, {
    key: crypto.randomUUID(),
    slot: new Date(free).toISOString(),
    duration: "60",
    location: "professional",
    phone: "612 3456",
    ...terms,
  });
  const file = await open(`${answer.headers.get("Location")}/calendar.ics`);
  expect(file.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  const text = await file.text();
  const stamp = new Date(free).toISOString().replace(/[-:]|\.000/g, "");
  expect(text).toContain(`DTSTART:${stamp}\r\n`);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await send(`${answer.headers.get("Location")}/cancel`, { reason: "" });
});
