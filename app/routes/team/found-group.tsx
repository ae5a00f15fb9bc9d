import type { ReactNode } from "react";
import type { WrittenPath } from "#app/domain/paths/safe-path.ts";
import { Panel } from "#app/ui/panel.tsx";

type GroupProps = {
  name: string;
  /** How many there are in all; more than are listed is said. */
  count: number;
  children: readonly ReactNode[];
};

/** Rows of one kind under their name; nothing without rows. */
export function Group({ name, count, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <Panel as="section" variant="slim">
      <h2 className="pt-2">{name}</h2>
      {count > children.length && (
        <p className="text-sm text-soft">
          The newest {children.length} of {count}
        </p>
      )}
      <ul>{children}</ul>
    </Panel>
  );
}

type RowProps = { to: WrittenPath | null; title: string; children: ReactNode };

/** A row with its title, which is a link if it has a page, and the details that distinguish it. */
export function Row({ to, title, children }: RowProps) {
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      {to ? (
        <a className="inline-flex min-h-11 items-center font-bold wrap-anywhere" href={to}>
          {title}
        </a>
      ) : (
        <b className="wrap-anywhere">{title}</b>
      )}
      <p className="text-sm text-soft wrap-anywhere">{children}</p>
    </li>
  );
}
