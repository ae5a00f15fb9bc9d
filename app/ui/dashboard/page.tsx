import type { ReactNode } from "react";

type DashboardPageProps = {
  title: ReactNode;
  /** The main action of the page, beside its heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** One page of the dashboard: its heading, its action and its content. */
export function DashboardPage({ title, action, children }: DashboardPageProps) {
  return (
    <main id="main" tabIndex={-1} className="stack-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="[&_time]:whitespace-normal">{title}</h1>
        {action}
      </div>
      {children}
    </main>
  );
}

/** Two sections, beside each other on wide screens. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid gap-7 *:min-w-0 lg:grid-cols-2 lg:gap-10">{children}</div>;
}
