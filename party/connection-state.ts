import { z } from "zod";

/** Who sits at a socket. Only the Worker's door says so; it stays with the socket while its room sleeps. */
export const connectionStateSchema = z.object({
  userId: z.string(),
  /** The hash of the id of the session it was opened with. */
  sessionHash: z.string(),
  showsPresence: z.boolean(),
});
export type ConnectionState = z.output<typeof connectionStateSchema>;

/** The header in which the door hands a seat to a room. What a client writes into it is thrown away at the door. */
export const CONNECTION_STATE_HEADER = "x-kayap-seat";
