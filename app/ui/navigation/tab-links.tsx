import type { ReactNode } from "react";

type TabLinksProps = {
  label: string;
  /** The id of the tab that is shown. */
  current: string;
  tabs: readonly { id: string; name: ReactNode; href: string }[];
};

/** Tabs as links, each with an address of its own, which ends in #tabs so that the page does not jump to its top. */
export function TabLinks({ label, current, tabs }: TabLinksProps) {
  return (
    <nav className="flex gap-2 border-b-2 border-control" id="tabs" aria-label={label}>
      {tabs.map(({ id, name, href }) => (
        <a
          key={id}
          className="min-h-11 px-3.5 py-3 font-bold text-ink underline-on-hover current:chosen-below"
          href={href}
          aria-current={id === current ? "page" : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
