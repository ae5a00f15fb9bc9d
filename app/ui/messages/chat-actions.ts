/** What a hydrated page can do beyond forms and links. */
export type ChatActions = {
  type(text: string): void;
  send(): void;
  discard(): void;
  /** Puts a message that waits for a connection back into the input. */
  takeBack(clientId: string): void;
  loadOlder(): void;
  /** Whether the newest message is in view. */
  setAtEnd(isAtEnd: boolean): void;
};
