import type { ReactNode } from "react";
import { Cloth } from "./cloth.tsx";

type EmptyProps = {
  title: string;
  children?: ReactNode;
  icon?: string;
  categoryId?: string;
  /** When it is all there is on a page, its title is the page's heading. */
  wholePage?: boolean;
};

/** A list without entries: a cloth, the words, and what to do next. */
export function Empty(props: EmptyProps) {
  const { title, children, icon = "search-x", categoryId, wholePage = false } = props;
  return (
    <div className="empty">
      <Cloth categoryId={categoryId ?? "home-services-maintenance"} icon={icon} />
      {wholePage ? <h1 className="small">{title}</h1> : <h2>{title}</h2>}
      {children}
    </div>
  );
}
