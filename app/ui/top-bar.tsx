import { paths } from "#app/links.ts";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { Logo } from "./logo.tsx";
import { Container } from "./page.tsx";
import { StickyHeader } from "./sticky-header.tsx";

const LINKS = [
  { name: "Home", href: "/" },
  { name: "Categories", href: paths.categories },
  { name: "Find a Pro", href: paths.search },
  { name: "About Us", href: paths.about },
  { name: "How It Works", href: paths.howItWorks },
];

const ITEM =
  "min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold text-inherit underline-on-hover";
const IN_BAR = `inline-flex ${ITEM}`;
const IN_BAR_WIDE = `hidden lg:inline-flex ${ITEM}`;
const IN_MENU = `flex ${ITEM}`;

type TopBarProps = { path: string; signedIn: boolean };

/** The navigation of the public pages: five links, then those of the account; on a phone most are in a menu. */
export function TopBar({ path, signedIn }: TopBarProps) {
  const current = path.split("?")[0];
  const ariaCurrent = (href: string) => (href === current ? "page" : undefined);
  return (
    <StickyHeader>
      <Container className="flex min-h-14 items-center justify-end gap-1 max-tiny:flex-wrap lg:min-h-16">
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
              className={classes(IN_BAR, "current:rounded-none current:chosen-bar")}
              href={href}
              aria-current={ariaCurrent(href)}
            >
              {name}
            </a>
          ))}
        </nav>
        {signedIn ? <Account /> : <Visitor />}
        <details className="relative lg:hidden" data-menu>
          <summary className={IN_BAR}>
            <Icon name="menu" />
            Menu
          </summary>
          <ul className="absolute top-13 right-0 w-60 rounded-card border border-control bg-card p-2 text-ink plank-menu">
            {LINKS.map(({ name, href }) => (
              <li key={href}>
                <a
                  className={classes(IN_MENU, "current:bg-sunken current:font-extrabold")}
                  href={href}
                  aria-current={ariaCurrent(href)}
                >
                  {name}
                </a>
              </li>
            ))}
            {signedIn ? (
              <>
                <li>
                  <a className={IN_MENU} href={paths.messages}>
                    Messages
                  </a>
                </li>
                <li>
                  <SignOut />
                </li>
              </>
            ) : (
              <li>
                <a className={IN_MENU} href={paths.register}>
                  Sign Up
                </a>
              </li>
            )}
          </ul>
        </details>
      </Container>
    </StickyHeader>
  );
}

function Visitor() {
  return (
    <>
      <a className={IN_BAR} href={paths.login}>
        Login
      </a>
      <a className={classes(IN_BAR_WIDE, "bg-cta text-on-cta!")} href={paths.register}>
        Sign Up
      </a>
    </>
  );
}

function Account() {
  return (
    <>
      <a className={IN_BAR} href={paths.dashboard}>
        Dashboard
      </a>
      <a className={IN_BAR_WIDE} href={paths.messages}>
        Messages
      </a>
      <div className="hidden lg:inline-flex">
        <SignOut />
      </div>
    </>
  );
}

function SignOut() {
  return (
    <form method="post" action={paths.logout}>
      <button className={IN_BAR}>Sign Out</button>
    </form>
  );
}
