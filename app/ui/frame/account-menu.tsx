import { paths } from "#app/links.ts";
import { EntryButton } from "#app/ui/button.tsx";
import { Menu, menuItem } from "#app/ui/navigation/menu.tsx";
import { Avatar } from "#app/ui/pictures/avatar.tsx";
import type { Viewer } from "#app/ui/viewer.ts";

/** The menu of the signed-in person in the header of public pages, with the number of unread messages. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const { id, firstName, pictureId, unreadMessages } = viewer;
  const unread = unreadMessages > 0 && (
    <span className="rounded-card bg-cta px-2 text-sm font-bold text-on-cta">
      {unreadMessages > 99 ? "99+" : unreadMessages}
      <span className="sr-only"> unread</span>
    </span>
  );
  return (
    <Menu
      summary={
        <>
          <Avatar id={id} name={firstName} picture={pictureId} />
          <span className="sr-only">Your account</span>
          <span className="line-clamp-2 wrap-anywhere max-lg:hidden">{firstName}</span>
          {unread}
        </>
      }
    >
      <li>
        <a className={menuItem} href={paths.dashboard}>
          Dashboard
        </a>
      </li>
      <li>
        <a className={menuItem} href={paths.messages}>
          Messages {unread}
        </a>
      </li>
      <li>
        <form method="post" action={paths.logout}>
          <EntryButton className={menuItem}>Sign Out</EntryButton>
        </form>
      </li>
    </Menu>
  );
}
