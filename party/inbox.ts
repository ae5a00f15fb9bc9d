import { type Connection, type ConnectionContext, Server } from "partyserver";
import { errorText } from "#app/domain/failures/error-text.ts";
import { readInboxUpdate } from "#db/messages/inbox-update.ts";
import { type ConnectionState, readConnectionState } from "./connection-state.ts";
import {
  addConversationSocket,
  type ConversationSocket,
  conversationSockets,
  removeConversationSocket,
} from "./conversation-sockets.ts";
import { roomDatabase } from "./database.ts";
import { openingMoment, tooManyOf } from "./openings.ts";
import {
  CLOSED,
  type InboxFrame,
  inboxMemberFrameSchema,
  PING,
  PONG,
  parseClientFrame,
} from "./protocol.ts";

type Tab = Connection<ConnectionState & { openedAt: number }>;

/**
 * The room of one person: sends updates to every tab and device. It stores which sockets the person has open in
 * conversations, so that they close with the session (decision 93) and their total is limited (threat 81).
 */
export class Inbox extends Server<Env> {
  static override options = { hibernate: true };

  /** What has changed since the last update: the ids of conversations, and "" for any other change. */
  #changes = new Set<string>();
  /** When the newest socket was opened. */
  #lastOpenedAt = 0;
  /** The update that is running. */
  #updating: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /**
   * Reads the inbox and sends it to every tab. Updates run one at a time, each after its change, so that the last frame
   * a tab gets is current. Rejects for every caller when one fails.
   */
  async refreshInbox(conversationId: string | null): Promise<void> {
    if (this.#tabs().length === 0) return;
    this.#changes.add(conversationId ?? "");
    this.#updating ??= this.#sendUpdates();
    await this.#updating;
  }

  async #sendUpdates(): Promise<void> {
    try {
      for (const change of this.#changes) {
        this.#changes.delete(change);
        await this.#sendUpdate(change || null).catch((error) => {
          // Sent with the next update.
          this.#changes.add(change);
          throw error;
        });
      }
    } finally {
      this.#updating = null;
    }
  }

  /** Closes the sockets of one session, or of all with null, here and in every open conversation. */
  async endSessions(sessionHash: string | null): Promise<void> {
    for (const tab of this.#tabs()) {
      if (sessionHash === null || tab.state?.sessionHash === sessionHash) {
        tab.close(CLOSED.session, "session ended");
      }
    }
    const sockets = await conversationSockets(this.ctx.storage);
    const conversations = new Set(sockets.map(({ conversationId }) => conversationId));
    await Promise.all(
      [...conversations].map((id) =>
        this.env.CONVERSATION.getByName(id).endSessions(this.name, sessionHash),
      ),
    );
  }

  /** Closes all sockets and deletes everything that is stored of the person (threat 78). */
  async forget(): Promise<void> {
    await this.endSessions(null);
    await this.ctx.storage.deleteAll();
  }

  /** Stores that this person has a socket open in a conversation. */
  async socketOpened(conversationId: string, socket: string): Promise<void> {
    const one = { conversationId, socket };
    await addConversationSocket(this.ctx.storage, one, this.#nextMoment());
    await this.#closeOldest();
  }

  /** Deletes the record of a socket that has closed. */
  async socketClosed(conversationId: string, socket: string): Promise<void> {
    await removeConversationSocket(this.ctx.storage, { conversationId, socket });
  }

  override async onConnect(tab: Tab, { request }: ConnectionContext): Promise<void> {
    const connection = readConnectionState(request);
    tab.setState({ ...connection, openedAt: this.#nextMoment() });
    try {
      await this.#closeOldest();
      await this.refreshInbox(null);
    } catch (error) {
      console.error(JSON.stringify({ event: "room-entry-failed", error: errorText(error) }));
      tab.close(CLOSED.tryAgain, "try again");
    }
  }

  /** An inbox takes no frames; those of newer releases are ignored (threats 50 and 84). */
  override onMessage(tab: Tab, data: unknown): void {
    const result = parseClientFrame(inboxMemberFrameSchema, data);
    if (!result.ok) tab.close(result.code, "unreadable");
  }

  /** Nothing to do: the client of a broken socket reconnects. */
  override onError(): void {}

  #tabs(): Tab[] {
    return [...this.getConnections<ConnectionState & { openedAt: number }>()];
  }

  #nextMoment(): number {
    this.#lastOpenedAt = openingMoment(this.#lastOpenedAt, Date.now());
    return this.#lastOpenedAt;
  }

  /** Closes a person's oldest sockets above the limit, here and in the conversations. */
  async #closeOldest(): Promise<void> {
    const inRooms = await conversationSockets(this.ctx.storage);
    const sockets = [
      ...this.#tabs().map((tab) => ({
        // A socket that is being opened has no state yet.
        openedAt: tab.state?.openedAt ?? Number.POSITIVE_INFINITY,
        close: async () => tab.close(CLOSED.tooMany, "too many sockets"),
      })),
      ...inRooms.map(({ openedAt, ...one }) => ({
        openedAt,
        close: () => this.#closeInRoom(one),
      })),
    ];
    await Promise.all(tooManyOf(sockets).map(({ close }) => close()));
  }

  /** A room that cannot be reached has no socket to close, or closes it when the session ends. */
  async #closeInRoom(one: ConversationSocket): Promise<void> {
    await removeConversationSocket(this.ctx.storage, one);
    try {
      await this.env.CONVERSATION.getByName(one.conversationId).closeSocket(one.socket);
    } catch (error) {
      console.error(
        JSON.stringify({
          event: "room-unreachable",
          what: "closeSocket",
          error: errorText(error),
        }),
      );
    }
  }

  /** Sends one update to the person's valid sessions, and closes the sockets of others. */
  async #sendUpdate(conversationId: string | null): Promise<void> {
    const db = roomDatabase(this.env);
    const { sessions, ...update } = await readInboxUpdate(
      db,
      this.name,
      conversationId,
      Date.now(),
    );
    const validSessions = new Set(sessions);
    const frame: InboxFrame = { type: "news", ...update };
    for (const tab of this.#tabs()) {
      if (validSessions.has(tab.state?.sessionHash ?? "")) tab.send(JSON.stringify(frame));
      else tab.close(CLOSED.session, "session ended");
    }
  }
}
