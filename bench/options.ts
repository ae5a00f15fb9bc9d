import { parseArgs } from "node:util";
import { z } from "zod";
import { PlainError } from "#db/connection/plain-error.ts";

const SUBJECTS = {
  quality: "how well searches are understood; --failures lists those that are not",
  search: "every kind of search among --sizes services, and the cost of a write",
  pages: "requests a second of public pages, each turn --seconds long",
  weight: "bytes and milliseconds of a first visit over a slow connection",
  navigation: "milliseconds from one page of the dashboard to the next, over a slow connection",
  database: "round trips and rows read of each public page",
  "sign-in": "the cost of a sign-in, and of pages meanwhile",
  bookings: "free times and a booking request beside 2,000 bookings",
  jobs: "who hears of a job among 100,000 professionals",
  fairness: "how evenly professionals hear of jobs",
  messages: "milliseconds until a message is seen, and the memory of a room",
  load: "everybody at once for --minutes; --share=0.5 is half of the people",
  soak: "half of that load for an hour, or --minutes",
  distance: "how often a page or form waits for a database that is far away",
};
const NAMES = Object.keys(SUBJECTS).filter(isBenchName);
const USAGE = `npm run bench -- NAME ... OPTION ...   runs the named benchmarks, or all of them

${NAMES.map((name) => `  ${name.padEnd(12)}${SUBJECTS[name]}`).join("\n")}

--rounds=5 is how often floor and subject take turns, --repetitions=40 how many calls a turn has; --fresh fills the databases again.`;
const SIZES_RULE = "--sizes needs whole numbers of services, such as --sizes=10000,100000.";
const ROUNDS_RULE = "--rounds needs a whole number of at least 1, such as --rounds=5.";
const REPETITIONS_RULE = "--repetitions needs a whole number of at least 1.";
const SECONDS_RULE = "--seconds needs a number of seconds above 0, such as --seconds=2.";
const MINUTES_RULE = "--minutes needs a number of minutes above 0, such as --minutes=10.";
const SHARE_RULE = "--share needs a number above 0 and at most 1, such as --share=0.5.";

const schema = z.object({
  names: z.array(
    z.enum(NAMES, {
      error: ({ input }) => `${input} is not a benchmark; there are ${NAMES.join(", ")}.`,
    }),
  ),
  sizes: z
    .string()
    .default("10000,100000,1000000")
    .transform((list) => list.split(",").map(Number))
    .refine((sizes) => sizes.every((size) => Number.isInteger(size) && size > 0), SIZES_RULE)
    .transform((sizes) => [...new Set(sizes)].sort((a, b) => a - b)),
  rounds: z.coerce.number(ROUNDS_RULE).int(ROUNDS_RULE).min(1, ROUNDS_RULE).default(5),
  repetitions: z.coerce
    .number(REPETITIONS_RULE)
    .int(REPETITIONS_RULE)
    .min(1, REPETITIONS_RULE)
    .default(40),
  seconds: z.coerce.number(SECONDS_RULE).positive(SECONDS_RULE).default(2),
  minutes: z.coerce.number(MINUTES_RULE).positive(MINUTES_RULE).optional(),
  share: z.coerce.number(SHARE_RULE).positive(SHARE_RULE).max(1, SHARE_RULE).default(1),
  fresh: z.boolean().default(false),
  failures: z.boolean().default(false),
});

export type BenchName = keyof typeof SUBJECTS;
export type BenchOptions = {
  /** The benchmarks to run; all of them when none is named. */
  names: readonly BenchName[];
  /** The numbers of services to measure searches with, smallest first. */
  sizes: readonly number[];
  /** How often floor and subject take turns. */
  rounds: number;
  /** How many calls one turn has, where calls are counted. */
  repetitions: number;
  /** How long one turn takes, where a server is kept busy. */
  seconds: number;
  /** How long the load test or the soak lasts; each has its own by itself. */
  minutes?: number | undefined;
  /** The share of the people of the load test. */
  share: number;
  /** Fills the databases again instead of using those of an earlier run. */
  fresh: boolean;
  /** Lists each query that was answered badly. */
  failures: boolean;
};

/** The options of the command line. Throws a PlainError that names what is wrong, or with the usage for `--help`. */
export function readOptions(args: string[]): BenchOptions {
  if (args.includes("--help")) throw new PlainError(USAGE);
  const parsed = schema.safeParse(split(args));
  if (!parsed.success) throw new PlainError(parsed.error.issues[0]?.message ?? "Unknown option.");
  const { names, ...options } = parsed.data;
  return { ...options, names: names.length > 0 ? names : NAMES };
}

function isBenchName(name: string): name is BenchName {
  return Object.hasOwn(SUBJECTS, name);
}

function split(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        sizes: { type: "string" },
        rounds: { type: "string" },
        repetitions: { type: "string" },
        seconds: { type: "string" },
        minutes: { type: "string" },
        share: { type: "string" },
        fresh: { type: "boolean" },
        failures: { type: "boolean" },
      },
    });
    return { ...values, names: positionals };
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}
