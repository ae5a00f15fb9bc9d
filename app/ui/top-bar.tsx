import { Icon } from "./icon.tsx";
import { Logo } from "./logo.tsx";

const LINKS = [
  { name: "Home", href: "/" },
  { name: "Categories", href: "/categories" },
  { name: "Find a Pro", href: "/search" },
  { name: "About Us", href: "/about" },
  { name: "How It Works", href: "/how-it-works" },
];

/** The navigation bar: five links, then Login and Sign Up; on a phone the links are behind Menu. */
export function TopBar({ path }: { path: string }) {
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
        <a href="/login">Login</a>
        <a className="cta only-w" href="/register">
          Sign Up
        </a>
        <details className="menu">
          <summary>
            <Icon name="menu" />
            Menu
          </summary>
          <ul>
            {links.map((link) => (
              <li key={link.key}>{link}</li>
            ))}
            <li>
              <a href="/register">Sign Up</a>
            </li>
          </ul>
        </details>
      </div>
    </header>
  );
}
