import { Icon } from "./icon.tsx";
import { Logo } from "./logo.tsx";

const LINKS = [
  { name: "Home", href: "/" },
  { name: "Categories", href: "/categories" },
  { name: "Find a Pro", href: "/search" },
  { name: "About Us", href: "/about" },
  { name: "How It Works", href: "/how-it-works" },
];

type TopBarProps = { path: string; signedIn: boolean };

/** The navigation bar: five links, then what an account needs; on a phone most of it is behind Menu. */
export function TopBar({ path, signedIn }: TopBarProps) {
  const here = path.split("?")[0];
  const links = LINKS.map(({ name, href }) => (
    <a key={href} href={href} aria-current={href === here ? "page" : undefined}>
      {name}
    </a>
  ));
  return (
    <header className="bar">
      <div className="wrap">
        <a className="home" href="/">
          <Logo />
        </a>
        <nav aria-label="Main">{links}</nav>
        {signedIn ? <Account /> : <Visitor />}
        <details className="menu">
          <summary>
            <Icon name="menu" />
            Menu
          </summary>
          <ul>
            {links.map((link) => (
              <li key={link.key}>{link}</li>
            ))}
            {signedIn ? (
              <>
                <li>
                  <a href="/dashboard/messages">Messages</a>
                </li>
                <li>
                  <SignOut />
                </li>
              </>
            ) : (
              <li>
                <a href="/register">Sign Up</a>
              </li>
            )}
          </ul>
        </details>
      </div>
    </header>
  );
}

function Visitor() {
  return (
    <>
      <a href="/login">Login</a>
      <a className="cta only-w" href="/register">
        Sign Up
      </a>
    </>
  );
}

function Account() {
  return (
    <>
      <a href="/dashboard">Dashboard</a>
      <a className="only-w" href="/dashboard/messages">
        Messages
      </a>
      <div className="only-w">
        <SignOut />
      </div>
    </>
  );
}

function SignOut() {
  return (
    <form method="post" action="/logout">
      <button>Sign Out</button>
    </form>
  );
}
