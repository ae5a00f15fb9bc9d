import { type Connection, type ConnectionContext, Server } from "partyserver";
import { errorText } from "#app/domain/error-text.ts";
import type { Audience } from "#db/messages/messages.ts";
import { readMember } from "#db/messages/room-access.ts";
import {
  CONNECTION_STATE_HEADER,
  type ConnectionState,
  connectionStateSchema,
} from "./connection-state.ts";
import { roomDatabase } from "./database.ts";
import {
  CLOSED,
  type ConversationFrame,
  memberFrameSchema,
  PING,
  PONG,
  readFrame,
} from "./protocol.ts";

type Member = Connection<ConnectionState>;

/** How often somebody may say that they are typing, over however many sockets (threat 81). */
const TYPING_EVERY_MS = 1_000;

/**
 * The live side of one conversation: it passes on what was stored, who is typing and who is here, and keeps nothing.
 * It sleeps while nothing happens; its sockets stay open.
 */
export class Conversation extends Server<Env> {
  static override options = { hibernate: true };

  /** When each of the two said so last, by their id. */
  #typedAt = new Map<string, number>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Passes on what was stored to the sessions that count, and closes the others. */
  announce(frame: ConversationFrame, { sessions }: Audience): void {
    const allowed = new Set(sessions);
    for (const member of this.#members()) {
      if (allowed.has(member.state?.sessionHash ?? "")) send(member, frame);
      else member.close(CLOSED.session, "session ended");
    }
  }

  /** Closes the sockets of a person, or of one of their sessions. */
  end(userId: string, sessionHash: string | null): void {
    for (const member of this.#members()) {
      if (member.state?.userId !== userId) continue;
      if (sessionHash !== null && member.state.sessionHash !== sessionHash) continue;
      member.close(CLOSED.session, "session ended");
    }
  }

  /** Closes one socket: its person has opened too many since. */
  closeSocket(socket: string): void {
    this.getConnection(socket)?.close(CLOSED.tooMany, "too many sockets");
  }

  /** Closes every socket, because one of the two has blocked the other. */
  shut(): void {
    for (const member of this.#members()) member.close(CLOSED.blocked, "blocked");
  }

  /** Answers, which is all a health check wants to know. */
  ping(): string {
    return PONG;
  }

  override async onConnect(member: Member, { request }: ConnectionContext): Promise<void> {
    const connection = connectionStateSchema.parse(
      JSON.parse(request.headers.get(CONNECTION_STATE_HEADER) ?? "null"),
    );
    member.setState(connection);
    try {
      // Noted in the inbox before it is looked at again: a session that ends in between is not missed.
      await this.#inboxOf(connection).opened(this.name, member.id);
      if (!(await this.#mayStay(member))) return;
    } catch (error) {
      return this.#tryAgain(member, error);
    }
    const others = this.#others(connection);
    send(member, { type: "hello", present: others.some(({ state }) => state?.showsPresence) });
    this.#showPresence(connection, others, true);
  }

  override async onMessage(member: Member, data: unknown): Promise<void> {
    const read = readFrame(memberFrameSchema, data);
    if (!read.ok) return member.close(read.code, "unreadable");
    const { state: connection } = member;
    if (!connection || read.frame === null) return;
    const now = Date.now();
    if (now - (this.#typedAt.get(connection.userId) ?? 0) < TYPING_EVERY_MS) return;
    this.#typedAt.set(connection.userId, now);
    try {
      if (!(await this.#mayStay(member))) return;
    } catch (error) {
      // Nobody can say whether they may: nothing is passed on.
      return logFailure("room-message-failed", error);
    }
    if (!connection.showsPresence) return;
    for (const other of this.#others(connection))
      send(other, { type: "typing", userId: connection.userId });
  }

  override async onClose(member: Member): Promise<void> {
    const { state: connection, id } = member;
    if (!connection) return;
    const left = this.#members().filter((one) => one.id !== id);
    if (!left.some(({ state }) => state?.userId === connection.userId)) {
      this.#showPresence(connection, this.#others(connection), false);
    }
    try {
      await this.#inboxOf(connection).closed(this.name, id);
    } catch (error) {
      logFailure("room-leave-failed", error);
    }
  }

  /** A socket that breaks is no news: its client comes again. */
  override onError(): void {}

  #members(): Member[] {
    return [...this.getConnections<ConnectionState>()];
  }

  #others({ userId }: ConnectionState): Member[] {
    return this.#members().filter(({ state }) => state && state.userId !== userId);
  }

  #showPresence(
    { userId, showsPresence }: ConnectionState,
    others: Member[],
    present: boolean,
  ): void {
    if (!showsPresence) return;
    for (const other of others) send(other, { type: "presence", userId, present });
  }

  /** Asks the database whether a socket's session and membership still count, and closes it when they do not. */
  async #mayStay(member: Member): Promise<boolean> {
    const { state: connection } = member;
    if (!connection) return false;
    const db = roomDatabase(this.env);
    const { memberSession, isMember, isBlocked } = await readMember(
      db,
      connection.sessionHash,
      this.name,
      Date.now(),
    );
    if (memberSession?.standing === "active" && isMember && !isBlocked) return true;
    const code = memberSession && isBlocked ? CLOSED.blocked : CLOSED.session;
    member.close(code, "not a member any more");
    return false;
  }

  #tryAgain(member: Member, error: unknown): void {
    logFailure("room-entry-failed", error);
    member.close(CLOSED.tryAgain, "try again");
  }

  #inboxOf({ userId }: ConnectionState) {
    return this.env.INBOX.getByName(userId);
  }
}

/** The room's name is a conversation's: it stays out of the log (threat 61). */
function logFailure(event: string, error: unknown): void {
  console.error(JSON.stringify({ event, error: errorText(error) }));
}

function send(member: Member, frame: ConversationFrame): void {
  member.send(JSON.stringify(frame));
}
