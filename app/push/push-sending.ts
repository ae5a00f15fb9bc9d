/** The VAPID keys (RFC 8292) in base64url, and the contact address for push services. */
export type PushKeys = { publicKey: string; privateKey: string; subject: string };

export type PushSending = {
  keys: PushKeys;
  /** As the global `fetch`, to push services. */
  fetch: (url: string, request: RequestInit) => Promise<Response>;
};
