import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { categoryHref } from "./links.ts";
import { Logo } from "./logo.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

const FOOTER_CATEGORIES = 5;

const LINKS = [
  { name: "Find a Pro", href: "/search" },
  { name: "Categories", href: "/categories" },
  { name: "About Us", href: "/about" },
  { name: "How It Works", href: "/how-it-works" },
  { name: "Contact", href: "/contact" },
];

const LEGAL = [
  { name: "Terms", href: "/terms" },
  { name: "Privacy", href: "/privacy" },
  { name: "FAQ", href: "/faq" },
];

type FooterProps = { path: string; theme: string; supportEmail: string; postalAddress: string };

/** Categories, quick links, support, newsletter, legal pages and the choice of theme. */
export function Footer({ path, theme, supportEmail, postalAddress }: FooterProps) {
  return (
    <footer className="foot-er">
      <div className="wrap cols">
        <div>
          <h2>Categories</h2>
          {CATEGORIES.slice(0, FOOTER_CATEGORIES).map(({ id, name }) => (
            <a key={id} href={categoryHref(id)}>
              {name}
            </a>
          ))}
        </div>
        <div>
          <h2>Quick links</h2>
          {LINKS.map(({ name, href }) => (
            <a key={href} href={href}>
              {name}
            </a>
          ))}
        </div>
        <div className="full">
          <Newsletter path={path} />
          <Logo />
          <p className="sm mt-2">
            Connecting Guyana's Finest Professionals. <i>Kayap</i>: neighbours coming together to
            get the work done.
          </p>
          {supportEmail && (
            <p className="sm">
              <a href={`mailto:${supportEmail}`}>Support: {supportEmail}</a>
            </p>
          )}
          <p className="sm">{postalAddress}</p>
        </div>
      </div>
      <div className="wrap">
        <div className="base">
          <div className="line gap-x-5">
            {LEGAL.map(({ name, href }) => (
              <a key={href} href={href}>
                {name}
              </a>
            ))}
          </div>
          <ThemeChoice theme={theme} path={path} />
        </div>
      </div>
    </footer>
  );
}

function Newsletter({ path }: { path: string }) {
  return (
    <form method="post" action="/newsletter" noValidate>
      <h2>Kayap news, once a month</h2>
      <p>New professionals in your region. No spam, leave any time.</p>
      <input type="hidden" name="next" value={path} />
      <label className="vh" htmlFor="newsletter-email">
        E-mail address
      </label>
      <div className="line flex-nowrap mt-3 mb-5">
        <input
          className="in"
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
        />
        <button className="btn gold">Join</button>
      </div>
    </form>
  );
}
