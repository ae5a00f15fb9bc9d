import { Server } from "partyserver";

/** The live side of one conversation. */
export class Conversation extends Server {
  static override options = { hibernate: true };
}
