import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

type ListHeaderProps = {
  /** In the dashboard it reaches the edges of the content area. */
  inDashboard?: boolean;
  children: ReactNode;
};

/** A band on top of a list, with its heading and filters. */
export function ListHeader({ inDashboard = false, children }: ListHeaderProps) {
  return (
    <div className={cx("border-b border-line bg-sunken py-4", inDashboard && "-mx-4 -mt-4")}>
      <div className={cx("stack-4 px-4", !inDashboard && "mx-auto max-w-page")}>{children}</div>
    </div>
  );
}
