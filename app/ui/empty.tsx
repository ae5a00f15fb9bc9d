import type { ReactNode } from "react";
import { Cloth } from "./cloth.tsx";

type EmptyProps = { title: string; children?: ReactNode; icon?: string; categoryId?: string };

/** A list without entries: a cloth, the words, and what to do next. */
export function Empty({ title, children, icon = "search-x", categoryId }: EmptyProps) {
  return (
    <div className="empty">
      <Cloth categoryId={categoryId ?? "home-services-maintenance"} icon={icon} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
