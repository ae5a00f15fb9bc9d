import { type Connection, type ConnectionContext, Server } from "partyserver";
import { errorText } from "#app/domain/error-text.ts";
import { readNews } from "#db/messages/inbox-news.ts";
import {
  CONNECTION_STATE_HEADER,
  type ConnectionState,
  connectionStateSchema,
} from "./connection-state.ts";
import { roomDatabase } from "./database.ts";
import {
  CLOSED,
  type InboxFrame,
  inboxMemberFrameSchema,
  MOST_SOCKETS,
  PING,
  PONG,
  readFrame,
} from "./protocol.ts";

type Tab = Connection<ConnectionState & { openedAt: number }>;

const openKey = (conversationId: string, socket: string) => `open:${conversationId}:${socket}`;

/**
 * The live side of one person: what is new, on every tab and device. It knows which conversations the person has open,
 * so that their sockets end with the session (decision 93) and all of them together are not too many (threat 81).
 */
export class Inbox extends Server<Env> {
  static override options = { hibernate: true };

  /** What has changed since the last look: conversations, or "" for anything else. */
  #changed = new Set<string>();
  /** When the newest socket was opened. */
  #openedAt = 0;
  /** The look that goes on now. */
  #look: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /**
   * Looks again and tells every tab. One look at a time, each after the change it tells of, so that the last thing a
   * tab hears is true. Throws to everybody who waits when a look fails.
   */
  async refreshInbox(conversationId: string | null): Promise<void> {
    if (this.#tabs().length === 0) return;
    this.#changed.add(conversationId ?? "");
    this.#look ??= this.#lookAtChanges();
    await this.#look;
  }

  async #lookAtChanges(): Promise<void> {
    try {
      for (const changed of this.#changed) {
        this.#changed.delete(changed);
        await this.#tell(changed || null).catch((error) => {
          // The next look tells of it.
          this.#changed.add(changed);
          throw error;
        });
      }
    } finally {
      this.#look = null;
    }
  }

  /** Ends the sockets of one session, or of all, here and in every conversation that is open. */
  async end(sessionHash: string | null): Promise<void> {
    for (const tab of this.#tabs()) {
      if (sessionHash === null || tab.state?.sessionHash === sessionHash) {
        tab.close(CLOSED.session, "session ended");
      }
    }
    const open = await this.ctx.storage.list({ prefix: "open:" });
    const conversations = new Set([...open.keys()].map((key) => key.split(":")[1] ?? ""));
    await Promise.all(
      [...conversations].map((id) =>
        this.env.CONVERSATION.getByName(id).end(this.name, sessionHash),
      ),
    );
  }

  /** As `end` for all sessions; nothing of the person stays here, not even their name (threat 78). */
  async forget(): Promise<void> {
    await this.end(null);
    await this.ctx.storage.deleteAll();
  }

  /** Notes that this person has a conversation open in a socket. */
  async opened(conversationId: string, socket: string): Promise<void> {
    await this.ctx.storage.put(openKey(conversationId, socket), this.#next());
    await this.#closeOldest();
  }

  /** Notes that the socket is closed. */
  async closed(conversationId: string, socket: string): Promise<void> {
    await this.ctx.storage.delete(openKey(conversationId, socket));
  }

  override async onConnect(tab: Tab, { request }: ConnectionContext): Promise<void> {
    const connection = connectionStateSchema.parse(
      JSON.parse(request.headers.get(CONNECTION_STATE_HEADER) ?? "null"),
    );
    tab.setState({ ...connection, openedAt: this.#next() });
    try {
      await this.#closeOldest();
      await this.refreshInbox(null);
    } catch (error) {
      console.error(JSON.stringify({ event: "room-entry-failed", error: errorText(error) }));
      tab.close(CLOSED.tryAgain, "try again");
    }
  }

  /** An inbox only tells; what a newer release may say to it is ignored (threats 50 and 84). */
  override onMessage(tab: Tab, data: unknown): void {
    const read = readFrame(inboxMemberFrameSchema, data);
    if (!read.ok) tab.close(read.code, "unreadable");
  }

  /** A socket that breaks is no news: its client comes again. */
  override onError(): void {}

  #tabs(): Tab[] {
    return [...this.getConnections<ConnectionState & { openedAt: number }>()];
  }

  /** UTC milliseconds, later than any before. */
  #next(): number {
    this.#openedAt = Math.max(Date.now(), this.#openedAt + 1);
    return this.#openedAt;
  }

  /** Closes the oldest sockets above the most a person may have, here and in the conversations. */
  async #closeOldest(): Promise<void> {
    const inRooms = await this.ctx.storage.list({ prefix: "open:" });
    const sockets = [
      ...this.#tabs().map((tab) => ({
        // One that is just coming has no state yet.
        openedAt: tab.state?.openedAt ?? Number.POSITIVE_INFINITY,
        close: async () => tab.close(CLOSED.tooMany, "too many sockets"),
      })),
      ...[...inRooms].map(([key, openedAt]) => ({
        // One that was noted before the moment was noted is an old one.
        openedAt: typeof openedAt === "number" ? openedAt : 0,
        close: () => this.#closeInRoom(key),
      })),
    ];
    const oldest = sockets
      .sort((a, b) => a.openedAt - b.openedAt)
      .slice(0, Math.max(0, sockets.length - MOST_SOCKETS));
    await Promise.all(oldest.map(({ close }) => close()));
  }

  /** A room that cannot be reached has no socket to close, or closes it when its session ends. */
  async #closeInRoom(key: string): Promise<void> {
    await this.ctx.storage.delete(key);
    const [, conversationId = "", socket = ""] = key.split(":");
    try {
      await this.env.CONVERSATION.getByName(conversationId).closeSocket(socket);
    } catch (error) {
      console.error(
        JSON.stringify({
          event: "room-unreachable",
          what: "close-socket",
          error: errorText(error),
        }),
      );
    }
  }

  /** Tells the sessions that count, and closes the sockets of those that do not. */
  async #tell(conversationId: string | null): Promise<void> {
    const db = roomDatabase(this.env);
    const { sessions, ...news } = await readNews(db, this.name, conversationId, Date.now());
    const allowed = new Set(sessions);
    const frame: InboxFrame = { type: "news", ...news };
    for (const tab of this.#tabs()) {
      if (allowed.has(tab.state?.sessionHash ?? "")) tab.send(JSON.stringify(frame));
      else tab.close(CLOSED.session, "session ended");
    }
  }
}
