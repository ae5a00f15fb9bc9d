import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Input } from "#app/ui/forms/field.tsx";
import { Container } from "#app/ui/pages/page.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Logo } from "#app/ui/pictures/logo.tsx";
import { useLessData } from "#app/ui/pictures/photo-loading.ts";
import { DisplayChoice } from "./display-choice.tsx";

/** The first of the catalogue, without loading all of it. */
const FOOTER_CATEGORIES = [
  { id: "construction-trades", name: "Construction & Trades" },
  { id: "home-services-maintenance", name: "Home Services & Maintenance" },
  { id: "automotive-services", name: "Automotive Services" },
  { id: "healthcare-professionals", name: "Healthcare Professionals" },
  { id: "education-tutoring", name: "Education & Tutoring" },
];

const LINKS = [
  { name: "Find a Pro", href: paths.search },
  { name: "Categories", href: paths.categories },
  { name: "About Us", href: paths.about },
  { name: "How It Works", href: paths.howItWorks },
  { name: "Contact", href: paths.contact },
];

const LEGAL = [
  { name: "Terms", href: paths.terms },
  { name: "Privacy", href: paths.privacy },
  { name: "FAQ", href: paths.faq },
];

const HEADING = "mb-1 text-base [letter-spacing:0] text-on-deep";
const LINK = "block py-2.5 text-inherit underline-on-hover";

type FooterProps = { path: string; theme: string; supportEmail: string; postalAddress: string };

/** Categories, quick links, support, newsletter, legal pages, and the choice of theme and data. */
export function Footer({ path, theme, supportEmail, postalAddress }: FooterProps) {
  const lessData = useLessData();
  return (
    <footer className="border-t-4 border-gold bg-deep pt-6 pb-20 text-deep-soft">
      <Container className="grid columns-of-words gap-6 sm:grid-cols-[1fr_1fr_1.6fr]">
        <div>
          <h2 className={HEADING}>Categories</h2>
          {FOOTER_CATEGORIES.map(({ id, name }) => (
            <a key={id} className={LINK} href={paths.category(id)}>
              {name}
            </a>
          ))}
        </div>
        <div>
          <h2 className={HEADING}>Quick links</h2>
          {LINKS.map(({ name, href }) => (
            <a key={href} className={LINK} href={href}>
              {name}
            </a>
          ))}
        </div>
        <div className="max-sm:col-span-full">
          {!lessData && !path.startsWith(paths.newsletter) && <Newsletter path={path} />}
          <Logo className="h-7.5 w-[121px] text-on-deep" />
          <p className="mt-2 text-sm">
            Connecting Guyana's Finest Professionals. <i>Kayap</i>: neighbours coming together to
            get the work done.
          </p>
          {supportEmail && (
            <p className="text-sm">
              <a className={LINK} href={`mailto:${supportEmail}`}>
                Support: {supportEmail}
              </a>
            </p>
          )}
          <p className="text-sm">{postalAddress}</p>
        </div>
      </Container>
      <Container>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-deep-line pt-4">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            {lessData && (
              <a className={LINK} href={paths.newsletter}>
                Newsletter
              </a>
            )}
            {LEGAL.map(({ name, href }) => (
              <a key={href} className={LINK} href={href}>
                {name}
              </a>
            ))}
          </div>
          <DisplayChoice theme={theme} path={path} />
        </div>
      </Container>
      {!lessData && (
        <ButtonLink
          variant="secondary"
          size="square"
          className="visible-after-scroll fixed left-3 bottom-5 z-4 plank-card"
          href="#top"
        >
          <Icon name="arrow-up" />
          <span className="sr-only">Back to top</span>
        </ButtonLink>
      )}
    </footer>
  );
}

function Newsletter({ path }: { path: string }) {
  return (
    <form method="post" action={paths.newsletter} noValidate>
      <AccountField />
      <h2 className={HEADING}>Kayap news, once a month</h2>
      <p>New professionals, no spam.</p>
      <input type="hidden" name="next" value={path} />
      <label className="sr-only" htmlFor="newsletter-email">
        E-mail address
      </label>
      <div className="mt-3 mb-5 flex items-center gap-2">
        <Input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
        />
        <Button variant="gold">Join</Button>
      </div>
    </form>
  );
}
