/** Why a message was not sent. */
export type Refusal =
  | "limited"
  | "breaker"
  | "not-found"
  | "blocked"
  | "network"
  | "conflict"
  | "failed";

type RefusalText = { status: number; service: string; screen: string };

const NOT_SENT = "Failed to send message. Please check your connection and try again.";

/**
 * Each refusal with its status, the sentence of the JSON response and the sentence on the screen (decision 109).
 */
export const REFUSALS: Record<Refusal, RefusalText> = {
  limited: {
    status: 429,
    service: "Too many messages sent. Please wait before sending another message.",
    screen:
      "You are sending messages too quickly. Please wait a moment before sending another message.",
  },
  breaker: {
    status: 503,
    service: "Circuit breaker is open - service temporarily unavailable",
    screen: "Messaging service is temporarily unavailable. Please try again in a few moments.",
  },
  "not-found": {
    status: 404,
    service: "Conversation not found or access denied",
    screen: "Conversation not found or access denied",
  },
  blocked: {
    status: 403,
    service: "You are not authorized to send messages in this conversation",
    screen: "You do not have permission to send messages in this conversation.",
  },
  network: {
    status: 503,
    service: NOT_SENT,
    screen: "Network connection issue. Please check your internet connection and try again.",
  },
  conflict: {
    status: 409,
    service: "An earlier version of this message was already sent.",
    screen: "An earlier version of this message was already sent. Please send it again.",
  },
  failed: { status: 503, service: NOT_SENT, screen: NOT_SENT },
};

/** The sentence on the screen; for the limit a second sentence says how long to wait. */
export function screenSentence(refusal: Refusal, waitSeconds?: number): string {
  const { screen } = REFUSALS[refusal];
  if (refusal !== "limited" || waitSeconds === undefined) return screen;
  const minutes = Math.ceil(waitSeconds / 60);
  return `${screen} You can send again in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`;
}

const BY_STATUS: Partial<Record<number, Refusal>> = {
  403: "blocked",
  404: "not-found",
  409: "conflict",
  429: "limited",
};

/** The refusal that a response's status stands for. */
export function refusalOf(status: number): Refusal {
  return BY_STATUS[status] ?? "failed";
}
