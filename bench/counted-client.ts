import { type Client, createClient } from "@libsql/client/web";
import { z } from "zod";

/** What a client has asked of the database since it was opened. */
export type Asked = {
  roundTrips: number;
  statements: number;
  /** Rows the database went through to answer, which is what Turso charges for. */
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

/** A client that counts, by looking at every answer of the server on its way. */
export function countedClient(url: string): { client: Client; asked: Asked } {
  const asked: Asked = { roundTrips: 0, statements: 0, rowsRead: 0 };
  const client = createClient({
    url,
    fetch: async (request: Request) => {
      const response = await fetch(request);
      asked.roundTrips += 1;
      const answer = answerSchema.safeParse(
        await response
          .clone()
          .json()
          .catch(() => null),
      );
      for (const { rows_read } of answer.success ? resultsOf(answer.data) : []) {
        asked.statements += 1;
        asked.rowsRead += rows_read;
      }
      return response;
    },
  });
  return { client, asked };
}

function resultsOf({ results }: z.output<typeof answerSchema>) {
  return results
    .flatMap(({ response }) =>
      response?.type === "batch" ? response.result.step_results : [response?.result],
    )
    .filter((one) => one !== undefined && one !== null);
}
