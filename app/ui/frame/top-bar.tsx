import { cx } from "class-variance-authority";
import { paths, withNext } from "#app/links.ts";
import { headerItem, Menu, menuItem } from "#app/ui/navigation/menu.tsx";
import { Container } from "#app/ui/pages/page.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Logo } from "#app/ui/pictures/logo.tsx";
import { useViewer } from "#app/ui/viewer.ts";
import { AccountMenu } from "./account-menu.tsx";
import { StickyHeader } from "./sticky-header.tsx";

const LINKS = [
  { name: "Home", href: "/" },
  { name: "Categories", href: paths.categories },
  { name: "Find a Pro", href: paths.search },
  { name: "About Us", href: paths.about },
  { name: "How It Works", href: paths.howItWorks },
];

const IN_BAR = `inline-flex ${headerItem}`;
const IN_BAR_WIDE = `hidden lg:inline-flex ${headerItem}`;

type TopBarProps = {
  path: string;
  /** The page that Login leads back to; null where that is the dashboard. */
  signInNext: string | null;
};

/** The navigation of the public pages: five links, then those of the account; on a phone most are in a menu. */
export function TopBar({ path, signInNext }: TopBarProps) {
  const viewer = useViewer();
  const current = path.split("?")[0];
  const ariaCurrent = (href: string) => (href === current ? "page" : undefined);
  return (
    <StickyHeader>
      <Container className="flex min-h-14 items-center flex-wrap justify-end gap-1 lg:min-h-16">
        <a
          className="mr-auto -ml-1 flex min-h-11 items-center rounded-control px-1 text-inherit lg:mr-0"
          href="/"
        >
          <Logo className="h-7.5 w-[121px] max-tiny:w-[97px]" />
        </a>
        <nav className="mr-auto ml-4 hidden lg:flex" aria-label="Main">
          {LINKS.map(({ name, href }) => (
            <a
              key={href}
              className={cx(IN_BAR, "current:rounded-none current:chosen-bar")}
              href={href}
              aria-current={ariaCurrent(href)}
            >
              {name}
            </a>
          ))}
        </nav>
        {viewer ? <AccountMenu viewer={viewer} /> : <Visitor next={signInNext} />}
        <Menu
          className="relative lg:hidden"
          summary={
            <>
              <Icon name="menu" />
              Menu
            </>
          }
        >
          {LINKS.map(({ name, href }) => (
            <li key={href}>
              <a
                className={cx(menuItem, "current:bg-sunken current:font-extrabold")}
                href={href}
                aria-current={ariaCurrent(href)}
              >
                {name}
              </a>
            </li>
          ))}
          {!viewer && (
            <li>
              <a className={menuItem} href={paths.register}>
                Sign Up
              </a>
            </li>
          )}
        </Menu>
      </Container>
    </StickyHeader>
  );
}

function Visitor({ next }: { next: string | null }) {
  return (
    <>
      <a className={IN_BAR} href={withNext(paths.login, next)}>
        Login
      </a>
      <a className={cx(IN_BAR_WIDE, "bg-cta text-on-cta!")} href={paths.register}>
        Sign Up
      </a>
    </>
  );
}
