import type { ReactNode } from "react";

type DashboardPageProps = {
  title: ReactNode;
  /** What one comes to this page to do, beside its heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** One page of the dashboard: its heading, its action and what it holds. */
export function DashboardPage({ title, action, children }: DashboardPageProps) {
  return (
    <main id="main" tabIndex={-1} className="stack">
      <div className="dash-head">
        <h1>{title}</h1>
        {action}
      </div>
      {children}
    </main>
  );
}
