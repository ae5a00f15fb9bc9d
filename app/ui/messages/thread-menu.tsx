import { otherName, type Thread } from "#app/domain/messages/conversation.ts";
import { paths } from "#app/links.ts";
import { EntryButton } from "#app/ui/button.tsx";
import { useQuestionHere } from "#app/ui/dashboard/question-here.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ActionsMenu, actionsMenuItem } from "#app/ui/navigation/actions-menu.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { BlockPage } from "./block-page.tsx";

/** The menu of a conversation: mute, block, report. */
export function ThreadMenu({ thread: { id, other, muted, blocking } }: { thread: Thread }) {
  const { ask, over } = useQuestionHere();
  return (
    <>
      <ActionsMenu label="More about this conversation" inCorner>
        <li>
          <form method="post" action={paths.muteConversation(id)}>
            <AccountField />
            <EntryButton className={actionsMenuItem} name="mute" value={muted ? "off" : "on"}>
              <Icon name={muted ? "bell" : "pause"} />
              {muted ? "Unmute" : "Mute"}
            </EntryButton>
          </form>
        </li>
        <li>
          {blocking ? (
            <form method="post" action={paths.blockOther(id)}>
              <AccountField />
              <EntryButton className={actionsMenuItem} name="block" value="off">
                <Icon name="ban" />
                Unblock
              </EntryButton>
            </form>
          ) : (
            <a className={actionsMenuItem} href={paths.blockOther(id)} onClick={ask}>
              <Icon name="ban" />
              Block
            </a>
          )}
        </li>
        <li>
          <a className={actionsMenuItem} href={paths.reportConversation(id)}>
            <Icon name="flag" />
            Report
          </a>
        </li>
      </ActionsMenu>
      {!blocking && over(<BlockPage conversationId={id} name={otherName(other)} />)}
    </>
  );
}
