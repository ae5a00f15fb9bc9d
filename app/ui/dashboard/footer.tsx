import { paths } from "#app/links.ts";

const LINKS = [
  { name: "FAQ", href: paths.faq },
  { name: "Contact", href: paths.contact },
  { name: "Terms", href: paths.terms },
  { name: "Privacy", href: paths.privacy },
];

/** One line below every page of the dashboard; beside an open conversation there is no room for it. */
export function DashboardFooter() {
  return (
    <footer className="my-8 flex flex-wrap gap-x-5 border-t border-line text-sm with-panes:hidden print:hidden">
      {LINKS.map(({ name, href }) => (
        <a key={href} className="py-3 text-soft underline-on-hover" href={href}>
          {name}
        </a>
      ))}
    </footer>
  );
}
