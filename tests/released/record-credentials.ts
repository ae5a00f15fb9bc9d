import { generateHOTP } from "oslo/otp";
import { newSecret, sealSecret } from "#app/auth/two-factor.ts";
import { unsubscribePath } from "#app/email/links/unsubscribe-link.ts";
import {
  browserAt,
  PASSWORD,
  REGISTRATION,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { emailsIn, linksIn } from "#tests/support/records/outbox.ts";
import { placeOf, type RecordedCredential } from "./recorded.ts";
import { type RecordingFixture, request } from "./recording-fixture.ts";

/** The name of the visit in which every credential is issued; recorded files contain it. */
export const ISSUED = "what is handed out";

/** As tests/support/application/app.ts has it. */
const SECRET = "only for tests, and long enough for them";
const NEW_PASSWORD = {
  password: "nine ducks by the canal",
  confirmPassword: "nine ducks by the canal",
};

type Credential = Omit<RecordedCredential, "status" | "place">;

/** One credential of each kind that browsers, calendars and inboxes hold, and the answer it gets. */
export async function recordCredentials(
  recording: RecordingFixture,
): Promise<RecordedCredential[]> {
  const issued: Credential[] = [];
  const { calls } = await recording.visit(
    ISSUED,
    async (db) => {
      issued.push(...(await issue(recording, recording.appOn(db), db.$client)));
    },
    { always: true },
  );
  const credentials: RecordedCredential[] = [];
  for (const { fields, ...credential } of issued) {
    await recording.fixture.changedBy(async (db) => {
      await recording.repeat(db, calls);
      const sent = fields && Object.entries(fields);
      const answer = await request(recording.appOn(db), { ...credential, fields: sent });
      await answer.text();
      credentials.push({ ...credential, fields, status: answer.status, place: placeOf(answer) });
    });
  }
  return credentials;
}

async function issue(
  { fixture: { things, sessions }, filled }: RecordingFixture,
  app: Parameters<typeof browserAt>[0],
  client: Parameters<typeof insert>[0],
): Promise<Credential[]> {
  const signedIn = browserAt(app);
  await signedIn.post("/login", { email: "anita@kayap.test", password: PASSWORD });
  const cookie = cookiesOf(signedIn);

  const visitor = browserAt(app);
  await visitor.post("/register", { ...REGISTRATION, email: "asha@kayap.test" });
  await visitor.post("/forgot-password", { email: "ravi@kayap.test" });
  await visitor.post("/newsletter", { email: "asha@kayap.test" });
  const change = { current: PASSWORD, email: "anita.ramdeen@kayap.test" };
  await signedIn.post("/dashboard/settings/email", change);

  const secret = newSecret();
  await insert(client, "two_factor", {
    user_id: things.otherCustomer,
    secret: sealSecret(SECRET, things.otherCustomer, secret),
    confirmed_at: NOW,
    last_step: 0,
  });
  const withFactor = browserAt(app);
  await withFactor.post("/login", { email: "neela@kayap.test", password: PASSWORD });

  const professional = browserAt(app);
  professional.cookies.set("session", sessions.otherPro);
  const feed = await professional.post("/dashboard/bookings/feed", { step: "new" });
  const [calendar = ""] = /\/calendar\/[\w-]+\.ics/.exec(await feed.text()) ?? [];

  const unsubscribing = (["bookings", "reminders", "messages", "reviews"] as const).flatMap(
    (sort) => {
      const path = unsubscribePath(SECRET, sort, things.customer);
      const fields = { "List-Unsubscribe": "One-Click" };
      return [
        { what: `a link that unsubscribes from ${sort}`, cookie: "", path },
        { what: `the button that unsubscribes from ${sort}`, cookie: "", path, fields },
      ];
    },
  );
  const linked = (await emailsIn(client)).flatMap((emailContent) =>
    [...new Set(linksIn(emailContent))].filter(tokenIn).flatMap((path) => {
      const what = `a link in an email of the kind ${emailContent.kind}`;
      const password = path.startsWith("/reset-password") ? NEW_PASSWORD : {};
      const fields = { token: tokenIn(path), ...password };
      return [
        { what, cookie: "", path },
        { what: `the button behind ${what}`, cookie: "", path, fields },
      ];
    }),
  );
  return [
    { what: "a session", cookie, path: "/dashboard" },
    { what: "a session and a device", cookie, path: "/dashboard/settings/sessions" },
    {
      what: "a sign-in that waits for its code",
      cookie: cookiesOf(withFactor),
      path: "/login/code",
      fields: { code: await generateHOTP(secret, Math.floor(NOW / 30_000)) },
    },
    { what: "a calendar feed", cookie: "", path: calendar },
    {
      what: "a download of one's own data",
      cookie,
      path: filled("/dashboard/settings/data/{archive}"),
    },
    ...unsubscribing,
    ...linked,
  ];
}

const cookiesOf = ({ cookies }: TestBrowser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

const tokenIn = (path: string) => new URLSearchParams(path.split("?")[1]).get("token") ?? "";
