import { type Connection, type ConnectionContext, Server } from "partyserver";
import { isAdmitted } from "#app/domain/accounts/account-status.ts";
import { errorText } from "#app/domain/failures/error-text.ts";
import { passTypingOn, type TypingTimes } from "#app/domain/messages/typing.ts";
import type { Audience } from "#db/messages/audience.ts";
import { readMember } from "#db/messages/room-access.ts";
import { type ConnectionState, readConnectionState } from "./connection-state.ts";
import { roomDatabase } from "./database.ts";
import {
  CLOSED,
  type ConversationFrame,
  memberFrameSchema,
  PING,
  PONG,
  parseClientFrame,
} from "./protocol.ts";
import { ACCESS } from "./socket-authentication.ts";

type Member = Connection<ConnectionState>;

/**
 * The room of one conversation: passes on stored messages, who is typing and who is online, and stores nothing.
 * Hibernates while nothing happens; its sockets stay open.
 */
export class Conversation extends Server<Env> {
  static override options = { hibernate: true };

  #typingTimes: TypingTimes = new Map();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Sends a frame to the sessions of the audience, and closes the sockets of other sessions. */
  announce(frame: ConversationFrame, { sessions }: Audience): void {
    const validSessions = new Set(sessions);
    for (const member of this.#members()) {
      if (validSessions.has(member.state?.sessionHash ?? "")) send(member, frame);
      else member.close(CLOSED.session, "session ended");
    }
  }

  /** Closes the sockets of one session of a person, or of all with null. */
  endSessions(userId: string, sessionHash: string | null): void {
    for (const member of this.#members()) {
      if (member.state?.userId !== userId) continue;
      if (sessionHash !== null && member.state.sessionHash !== sessionHash) continue;
      member.close(CLOSED.session, "session ended");
    }
  }

  /** Closes one socket: its person has opened too many newer ones. */
  closeSocket(socket: string): void {
    this.getConnection(socket)?.close(CLOSED.tooMany, "too many sockets");
  }

  /** Closes every socket, because one person has blocked the other. */
  closeBlocked(): void {
    for (const member of this.#members()) member.close(CLOSED.blocked, "blocked");
  }

  /** For the health check. */
  ping(): string {
    return PONG;
  }

  override async onConnect(member: Member, { request }: ConnectionContext): Promise<void> {
    const connection = readConnectionState(request);
    member.setState(connection);
    try {
      // The inbox stores the socket before its session is checked again, so that a session that ends in between closes it.
      await this.#inboxOf(connection).socketOpened(this.name, member.id);
      if (!(await this.#isStillMember(member))) return;
    } catch (error) {
      logFailure("room-entry-failed", error);
      return member.close(CLOSED.tryAgain, "try again");
    }
    const others = this.#others(connection);
    send(member, { type: "hello", present: others.some(({ state }) => state?.showsPresence) });
    this.#showPresence(connection, { others, present: true });
  }

  override async onMessage(member: Member, data: unknown): Promise<void> {
    const result = parseClientFrame(memberFrameSchema, data);
    if (!result.ok) return member.close(result.code, "unreadable");
    const { state: connection } = member;
    if (!connection || result.frame === null) return;
    const { userId } = connection;
    const times = passTypingOn(this.#typingTimes, { userId, now: Date.now() });
    if (!times) return;
    this.#typingTimes = times;
    try {
      if (!(await this.#isStillMember(member))) return;
    } catch (error) {
      return logFailure("room-message-failed", error);
    }
    if (!connection.showsPresence) return;
    for (const recipient of this.#others(connection)) send(recipient, { type: "typing", userId });
  }

  override async onClose(member: Member): Promise<void> {
    const { state: connection, id } = member;
    if (!connection) return;
    const remaining = this.#members().filter((socket) => socket.id !== id);
    if (!remaining.some(({ state }) => state?.userId === connection.userId)) {
      this.#showPresence(connection, { others: this.#others(connection), present: false });
    }
    try {
      await this.#inboxOf(connection).socketClosed(this.name, id);
    } catch (error) {
      logFailure("room-leave-failed", error);
    }
  }

  /** Nothing to do: the client of a broken socket reconnects. */
  override onError(): void {}

  #members(): Member[] {
    return [...this.getConnections<ConnectionState>()];
  }

  #others({ userId }: ConnectionState): Member[] {
    return this.#members().filter(({ state }) => state && state.userId !== userId);
  }

  #showPresence(
    { userId, showsPresence }: ConnectionState,
    { others, present }: { others: Member[]; present: boolean },
  ): void {
    if (!showsPresence) return;
    for (const recipient of others) send(recipient, { type: "presence", userId, present });
  }

  /** Whether a socket's session and membership are still valid; closes the socket if they are not. */
  async #isStillMember(member: Member): Promise<boolean> {
    const { state: connection } = member;
    if (!connection) return false;
    const db = roomDatabase(this.env);
    const { memberSession, isMember, isBlocked } = await readMember(
      db,
      connection.sessionHash,
      this.name,
      Date.now(),
    );
    const mayStay = memberSession !== null && isAdmitted(ACCESS, memberSession.status);
    if (mayStay && isMember && !isBlocked) return true;
    const code = memberSession && isBlocked ? CLOSED.blocked : CLOSED.session;
    member.close(code, "not a member any more");
    return false;
  }

  #inboxOf({ userId }: ConnectionState) {
    return this.env.INBOX.getByName(userId);
  }
}

/** Logs without the name of the room, which is the id of a conversation (threat 61). */
function logFailure(event: string, error: unknown): void {
  console.error(JSON.stringify({ event, error: errorText(error) }));
}

function send(member: Member, frame: ConversationFrame): void {
  member.send(JSON.stringify(frame));
}
