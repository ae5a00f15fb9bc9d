import { Server } from "partyserver";

/** The live side of one person: what is new, on every tab and device. */
export class Inbox extends Server {
  static override options = { hibernate: true };
}
