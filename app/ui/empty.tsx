import type { ReactNode } from "react";
import { Pattern } from "./pictures/pattern.tsx";

type EmptyProps = {
  title: string;
  children?: ReactNode;
  icon?: string;
  categoryId?: string;
  /** True when it is the only content of a page: its title is the page's heading. */
  wholePage?: boolean;
};

/** The state of a list without entries: a pattern, a title, and what to do next. */
export function Empty(props: EmptyProps) {
  const { title, children, icon = "search-x", categoryId, wholePage = false } = props;
  return (
    <div
      data-empty
      className="grid justify-items-center gap-2.5 rounded-card border-2 border-dashed border-control px-4 pt-6 pb-8 text-center"
    >
      <Pattern
        categoryId={categoryId ?? "home-services-maintenance"}
        icon={icon}
        className="aspect-16/10 w-full max-w-40 rounded-control"
      />
      {wholePage ? <h1 className="text-2xl">{title}</h1> : <h2>{title}</h2>}
      {children}
    </div>
  );
}

/** The same in one line, for a part of a page. */
export function EmptyLine({ children }: { children: ReactNode }) {
  return <p className="text-soft">{children}</p>;
}
