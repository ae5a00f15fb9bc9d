import { parseArgs } from "node:util";
import { z } from "zod";
import { PlainError } from "#db/plain-error.ts";

const NAMES = [
  "search",
  "pages",
  "weight",
  "database",
  "sign-in",
  "bookings",
  "messages",
  "load",
] as const;
const SIZES_WANTED = "--sizes wants whole numbers of services, such as --sizes=10000,100000.";
const ROUNDS_WANTED = "--rounds wants a whole number of at least 1, such as --rounds=5.";
const REPETITIONS_WANTED = "--repetitions wants a whole number of at least 1.";
const SECONDS_WANTED = "--seconds wants a number of seconds above 0, such as --seconds=2.";
const MINUTES_WANTED = "--minutes wants a number of minutes above 0, such as --minutes=10.";
const SHARE_WANTED = "--share wants a number above 0 and at most 1, such as --share=0.5.";

const schema = z.object({
  names: z.array(
    z.enum(NAMES, {
      error: ({ input }) => `${input} is no benchmark: there are ${NAMES.join(", ")}.`,
    }),
  ),
  sizes: z
    .string()
    .default("10000,100000,1000000")
    .transform((list) => list.split(",").map(Number))
    .refine((sizes) => sizes.every((size) => Number.isInteger(size) && size > 0), SIZES_WANTED)
    .transform((sizes) => [...new Set(sizes)].sort((a, b) => a - b)),
  rounds: z.coerce.number(ROUNDS_WANTED).int(ROUNDS_WANTED).min(1, ROUNDS_WANTED).default(5),
  repetitions: z.coerce
    .number(REPETITIONS_WANTED)
    .int(REPETITIONS_WANTED)
    .min(1, REPETITIONS_WANTED)
    .default(40),
  seconds: z.coerce.number(SECONDS_WANTED).positive(SECONDS_WANTED).default(2),
  minutes: z.coerce.number(MINUTES_WANTED).positive(MINUTES_WANTED).default(10),
  share: z.coerce.number(SHARE_WANTED).positive(SHARE_WANTED).max(1, SHARE_WANTED).default(1),
  fresh: z.boolean().default(false),
});

export type BenchName = (typeof NAMES)[number];
export type BenchOptions = {
  /** Which benchmarks to run, all of them when none is named. */
  names: readonly BenchName[];
  /** How many services the searches are measured with, smallest first. */
  sizes: readonly number[];
  /** How often floor and subject take turns. */
  rounds: number;
  /** How many calls one turn has, where calls are counted. */
  repetitions: number;
  /** How long one turn takes, where a server is kept busy. */
  seconds: number;
  /** How long the crowd of the load test stays. */
  minutes: number;
  /** Which part of that crowd comes. */
  share: number;
  /** Fills the databases anew instead of using those of an earlier run. */
  fresh: boolean;
};

/** What the command line asks for. Throws a PlainError that names what is wrong. */
export function readOptions(args: string[]): BenchOptions {
  const parsed = schema.safeParse(split(args));
  if (!parsed.success) throw new PlainError(parsed.error.issues[0]?.message ?? "Unknown option.");
  const { names, ...options } = parsed.data;
  return { ...options, names: names.length > 0 ? names : NAMES };
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
      },
    });
    return { ...values, names: positionals };
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}
