import { hashPassword, verifyPassword } from "#app/auth/password.ts";
import { DEMO_PASSWORD } from "#demo/demo-password.ts";
import type { Report, Table } from "./measurement/report.ts";
import { median, quantile, takeTurns } from "./measurement/rounds.ts";
import type { BenchOptions } from "./options.ts";
import { openFilled } from "./setup/filled-database.ts";
import { buildAndServeKayap, settingsFor } from "./setup/kayap-worker.ts";

const EMAIL = "customer@kayap.test";
const AT_ONCE = 20;
const MOST_DIFFERENCE = 0.1;
const MOST_SLOWER = 2;

/**
 * The cost of a sign-in beside a bare scrypt call, whether its duration reveals which addresses have an account, and the
 * speed of public pages while 20 people sign in at once. On a bare workerd, without the login limits.
 */
export async function benchSignIn(
  options: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const database = await openFilled({ services: "demo", fresh: options.fresh, log });
  const endings = [database.stop];
  try {
    const worker = await buildAndServeKayap(settingsFor(database.url, "login"), log);
    endings.push(worker.stop);
    const origin = `http://127.0.0.1:${worker.port}`;
    log("Signing in ...");
    return {
      goals: [
        "an unknown address and a wrong password less than 10 % apart (median)",
        `public pages at most ${MOST_SLOWER} times their idle median while ${AT_ONCE} people sign in`,
      ],
      notes: ["The bare scrypt runs in Node on the same machine, in turn with the sign-ins."],
      tables: [await costs(origin, options), await pagesMeanwhile(origin, options)],
    };
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

async function costs(origin: string, { rounds }: BenchOptions): Promise<Table> {
  const hash = await hashPassword(DEMO_PASSWORD);
  const subjects = {
    "bare scrypt": () => verifyPassword(DEMO_PASSWORD, hash),
    "signed in": () => signIn(origin, EMAIL, DEMO_PASSWORD, 303),
    "wrong password": () => signIn(origin, EMAIL, "not the password", 400),
    "unknown address": () => signIn(origin, "nobody@kayap.test", DEMO_PASSWORD, 400),
  };
  const figures = await takeTurns(Object.values(subjects), { rounds, repetitions: 6 });
  const [floor, , wrong, unknown] = figures.map((figure) => figure.median);
  const apart = Math.abs((wrong ?? 0) - (unknown ?? 0)) / (wrong ?? 1);
  return {
    title: "One sign-in, ms",
    rows: Object.keys(subjects).map((way, i) => ({
      way,
      median: figures[i]?.median ?? null,
      p99: figures[i]?.p99 ?? null,
      "x scrypt": (figures[i]?.median ?? 0) / (floor ?? 1),
      goal: way === "unknown address" ? apart < MOST_DIFFERENCE : null,
    })),
  };
}

async function pagesMeanwhile(origin: string, { rounds }: BenchOptions): Promise<Table> {
  const page = async () => {
    const start = performance.now();
    await (await fetch(`${origin}/about`, { headers: { Cookie: "notice=x" } })).text();
    return performance.now() - start;
  };
  const idle: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let i = 0; i < 20; i += 1) idle.push(await page());
    let signingIn = true;
    const crowd = Promise.all(
      Array.from({ length: AT_ONCE }, () => signIn(origin, EMAIL, DEMO_PASSWORD, 303)),
    ).finally(() => {
      signingIn = false;
    });
    while (signingIn) busy.push(await page());
    await crowd;
  }
  const slower = median(busy) / median(idle);
  return {
    title: `A public page while ${AT_ONCE} people sign in at once, ms`,
    rows: [
      {
        when: "idle",
        median: median(idle),
        p99: quantile(idle, 0.99),
        "x idle": 1,
        goal: null,
      },
      {
        when: "meanwhile",
        median: median(busy),
        p99: quantile(busy, 0.99),
        "x idle": slower,
        goal: slower <= MOST_SLOWER,
      },
    ],
  };
}

async function signIn(origin: string, email: string, password: string, expected: number) {
  const response = await fetch(`${origin}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin },
    body: new URLSearchParams({ email, password }),
  });
  await response.arrayBuffer();
  if (response.status !== expected)
    throw new Error(`A sign-in was answered with ${response.status}`);
}
