import { type Client, createClient } from "@libsql/client/web";
import { z } from "zod";

/** The calls of a client to the database since it was opened. */
export type DatabaseUse = {
  roundTrips: number;
  statements: number;
  /** Rows the database read to answer, which Turso charges for. */
  rowsRead: number;
};

const count = z.number().catch(0);
const result = z.object({ rows_read: count }).nullable();
const answerSchema = z.object({
  results: z.array(
    z.object({
      response: z
        .union([
          z.object({ type: z.literal("execute"), result }),
          z.object({
            type: z.literal("batch"),
            result: z.object({ step_results: z.array(result) }),
          }),
        ])
        .optional()
        .catch(undefined),
    }),
  ),
});

/** A client that counts its calls from the answers of the server. */
export function countedClient(url: string): { client: Client; use: DatabaseUse } {
  const use: DatabaseUse = { roundTrips: 0, statements: 0, rowsRead: 0 };
  const client = createClient({
    url,
    fetch: async (request: Request) => {
      const response = await fetch(request);
      use.roundTrips += 1;
      const answer = answerSchema.safeParse(
        await response
          .clone()
          .json()
          .catch(() => null),
      );
      for (const { rows_read } of answer.success ? resultsOf(answer.data) : []) {
        use.statements += 1;
        use.rowsRead += rows_read;
      }
      return response;
    },
  });
  return { client, use };
}

function resultsOf({ results }: z.output<typeof answerSchema>) {
  return results
    .flatMap(({ response }) =>
      response?.type === "batch" ? response.result.step_results : [response?.result],
    )
    .filter((one) => one !== undefined && one !== null);
}
