/** By which push services know us (RFC 8292): base64url, and whom they may write to. */
export type PushKeys = { publicKey: string; privateKey: string; subject: string };

/** What pushes are sent with. */
export type PushSending = {
  keys: PushKeys;
  /** Calls an address of a push service, as `fetch` does. */
  fetch: (address: string, request: RequestInit) => Promise<Response>;
};
