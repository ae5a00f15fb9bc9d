import type { InStatement, ResultSet } from "@libsql/client";
import { type Database, isRead } from "./client.ts";
import { databaseThrough, type Statement } from "./database-through.ts";
import { isUnavailable } from "./unavailable.ts";

type Group = {
  statements: Statement[];
  answer: (results: ResultSet[]) => void;
  fail: (error: unknown) => void;
};

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
  let session: Group | null = null;
  const first: Group[] = [];
  let state: "waiting" | "leaving" | "gone" = "waiting";
  let isProven = false;

  const answerAlone = ({ statements, answer, fail }: Group) =>
    client.batch(statements).then(answer, fail);
  const run = async () => {
    state = "gone";
    const reads = session ? [session] : [];
    const writes = !first.every(({ statements }) => statements.every(isRead));
    const groups = [...reads, ...(writes ? [proofGroup] : []), ...first];
    try {
      const results = await client.batch(
        groups.flatMap(({ statements }) => statements),
        writes ? "write" : "read",
      );
      isProven = writes;
      if (isProven) confirmed.resolve();
      let from = 0;
      for (const group of groups) {
        const own = results.slice(from, from + group.statements.length);
        from += group.statements.length;
        if (group === session) group.answer(own);
        else confirmed.promise.then(() => group.answer(own), group.fail);
      }
    } catch (error) {
      if (isUnavailable(error)) {
        for (const { fail } of writes ? first : groups) fail(error);
        // A database that cannot write may still read: the form then answers in its own words.
        if (writes) for (const group of reads) answerAlone(group);
        return;
      }
      // Another person, or a statement that the database refuses: each runs by itself, in its turn.
      for (const group of reads) answerAlone(group);
      for (const group of first) confirmed.promise.then(() => answerAlone(group), group.fail);
    }
  };
  const proofGroup: Group = { statements: [proof], answer: () => {}, fail: () => {} };
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
            first.push({ statements, answer, fail });
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
