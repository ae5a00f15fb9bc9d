import { type Chat, connectionOf } from "#app/domain/messages/chat.ts";
import { Notice } from "#app/ui/notice.tsx";

/** The connection states (decision 88) that matter to the person. */
export function ConnectionNotice({ chat }: { chat: Chat }) {
  const connection = connectionOf(chat);
  if (connection === "offline") {
    return (
      <Notice flush tone="wait">
        You are not connected. What you write is kept on this device and sent when you are connected
        again.
      </Notice>
    );
  }
  if (connection === "disconnected") {
    return (
      <Notice flush tone="bad">
        You are not connected. Trying again…
      </Notice>
    );
  }
  if (connection === "connecting" && chat.socket === "closed") {
    return (
      <Notice flush tone="wait">
        Slow connection. Messages are sent, but new ones may show late.
      </Notice>
    );
  }
  return null;
}
