import type { Client, InStatement } from "@libsql/client";
import { type Database, isRead } from "./client.ts";
import { databaseThrough } from "./database-through.ts";
import { answerGroups, type StatementGroup, statementsOf } from "./statement-group.ts";
import { isUnavailable } from "./unavailable.ts";

/**
 * Two views of the database for a posted form, whose first call travels in one batch with the read of the session. A
 * call that writes has `proof` in front of it, a statement that fails with the whole batch unless the session is still
 * that person's. Nothing is answered before the proof held or `confirm` was called; after `refuse` every call fails.
 */
export function gatherForm(db: Database, proof: InStatement) {
  const client = db.$client;
  const confirmed = Promise.withResolvers<void>();
  // Nobody need have asked for anything.
  confirmed.promise.catch(() => {});
  let session: StatementGroup | null = null;
  const ofForm: StatementGroup[] = [];
  let state: "waiting" | "leaving" | "gone" = "waiting";
  let isProven = false;

  const run = async () => {
    state = "gone";
    const ofSession = session ? [session] : [];
    const writes = ofForm.some(isWrite);
    const groups = [...ofSession, ...(writes ? [proofGroup(proof)] : []), ...ofForm];
    try {
      const results = await client.batch(statementsOf(groups), writes ? "write" : "read");
      isProven = writes;
      if (isProven) confirmed.resolve();
      answerGroups(groups, results);
    } catch (error) {
      const failed = { ofSession, ofForm, writes, confirmed: confirmed.promise };
      runAgainOrFail(client, failed, error);
    }
  };
  const depart = () => {
    if (state !== "waiting") return;
    state = "leaving";
    setTimeout(run);
  };
  return {
    /** For what finds out who sends the form. It waits for the first call of the form, or for `depart`. */
    forSession: databaseThrough(client, (statements, alone) =>
      session || state === "gone"
        ? alone()
        : new Promise((answer, fail) => {
            session = { statements, answer, fail };
          }),
    ),
    /** For the form. */
    forForm: databaseThrough(client, (statements, alone) =>
      state === "gone"
        ? confirmed.promise.then(alone)
        : new Promise((answer, fail) => {
            ofForm.push(answeredAfter(confirmed.promise, { statements, answer, fail }));
            depart();
          }),
    ),
    /** Lets the session be read although the form has asked for nothing. */
    depart,
    /** Whether the proof held: then the session is not judged again. */
    isProven: () => isProven,
    confirm: () => confirmed.resolve(),
    refuse: (error: unknown) => confirmed.reject(error),
  };
}

const isWrite = ({ statements }: StatementGroup): boolean => !statements.every(isRead);

/** The proof as a group of its own: nobody waits for its result. */
const proofGroup = (proof: InStatement): StatementGroup => ({
  statements: [proof],
  answer: () => {},
  fail: () => {},
});

/** A group that is answered once `confirmed` is fulfilled; if it is rejected, so is the group. */
function answeredAfter(confirmed: Promise<void>, group: StatementGroup): StatementGroup {
  return {
    ...group,
    answer: (results) => {
      confirmed.then(() => group.answer(results), group.fail);
    },
  };
}

type FailedBatch = {
  ofSession: readonly StatementGroup[];
  ofForm: readonly StatementGroup[];
  writes: boolean;
  confirmed: Promise<void>;
};

/** What becomes of the groups of a batch that failed as a whole. */
function runAgainOrFail(
  client: Client,
  { ofSession, ofForm, writes, confirmed }: FailedBatch,
  error: unknown,
): void {
  if (!isUnavailable(error)) {
    // Another person, or a statement that the database refuses: each runs by itself, in its turn.
    runEachAlone(client, ofSession);
    confirmed.then(
      () => runEachAlone(client, ofForm),
      (refusal) => failGroups(ofForm, refusal),
    );
  } else if (writes) {
    failGroups(ofForm, error);
    // A database that cannot write may still read: the form then answers in its own words.
    runEachAlone(client, ofSession);
  } else {
    failGroups([...ofSession, ...ofForm], error);
  }
}

function runEachAlone(client: Client, groups: readonly StatementGroup[]): void {
  for (const { statements, answer, fail } of groups) client.batch(statements).then(answer, fail);
}

function failGroups(groups: readonly StatementGroup[], error: unknown): void {
  for (const { fail } of groups) fail(error);
}
