import { z } from "zod";

/** The person and session of a socket. Only the Worker sets it; it stays with the socket while its room hibernates. */
const connectionStateSchema = z.object({
  userId: z.string(),
  /** The hash of the id of the session it was opened with. */
  sessionHash: z.string(),
  showsPresence: z.boolean(),
});
export type ConnectionState = z.output<typeof connectionStateSchema>;

/** The header that carries the connection state from the Worker to a room. One that a client sends is dropped. */
export const CONNECTION_STATE_HEADER = "x-kayap-connection";

/** The connection state in the request for a socket, as the Worker has set it; throws where there is none. */
export function readConnectionState({ headers }: Request): ConnectionState {
  return connectionStateSchema.parse(JSON.parse(headers.get(CONNECTION_STATE_HEADER) ?? "null"));
}
