import type { ReactNode } from "react";
import { Figures } from "../home/figures.tsx";
import { Street } from "../street.tsx";

/** One panel on sunk ground; on a wide screen the street with the four figures stands on its left. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="entry">
      <div className="entry-form">
        <div className="panel stack">
          <h1>{title}</h1>
          {children}
        </div>
      </div>
      <div className="entry-street">
        <p className="lead">Connecting Guyana's Finest Professionals</p>
        <Figures />
        <Street />
      </div>
    </main>
  );
}
