import type { EmailContent } from "#app/domain/email/email.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { pageLink, settingsFootnote } from "#app/email/links/page-link.ts";
import { composeEmail } from "./compose.ts";

type UnreadMessages = {
  conversationId: string;
  /** The recipient's first name. */
  firstName: string;
  /** The sender's name. */
  sender: string;
  preview: string;
  unread: number;
};

/** The e-mail about unread messages; at most one an hour for each conversation (decision 98). */
export function messageEmail(appOrigin: string, message: UnreadMessages): EmailContent {
  const { conversationId, firstName, sender, preview, unread } = message;
  const unreadText = unread > 1 ? ` (${unread} new messages)` : "";
  return composeEmail({
    subject: `${sender} wrote to you`,
    paragraphs: [`Hello ${firstName},`, `${sender} wrote to you on Kayap${unreadText}:`, preview],
    action: pageLink(appOrigin, "Read and answer", conversationPath(conversationId)),
    footnote: settingsFootnote(
      appOrigin,
      "You get this e-mail because e-mails about messages are on. Change that in your settings, or mute the conversation:",
    ),
  });
}
