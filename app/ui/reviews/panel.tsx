import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { DashboardPage } from "../dashboard/page.tsx";
import { Icon } from "../icon.tsx";
import { REVIEWS } from "./review-href.ts";

/** The address of the list that still stands behind what is inside; null on a page of its own. */
export const OverList = createContext<string | null>(null);

type PanelProps = { title: string; children: ReactNode };

/** One thing to do: a page of its own, or a dialog over the list it was opened from. */
export function Panel({ title, children }: PanelProps) {
  const list = useContext(OverList);
  if (list !== null) {
    return (
      <PanelDialog title={title} list={list}>
        {children}
      </PanelDialog>
    );
  }
  return (
    <DashboardPage title={title}>
      <div className="page-d panel stack">{children}</div>
    </DashboardPage>
  );
}

function PanelDialog({ title, list, children }: PanelProps & { list: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () =>
      queueMicrotask(() => {
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
  }, []);
  return (
    <dialog
      ref={dialog}
      className="panel-dialog"
      aria-labelledby="panel-title"
      onClose={() => navigate(list, { preventScrollReset: true })}
    >
      <div className="line spread">
        <h2 id="panel-title">{title}</h2>
        <form method="dialog">
          <button className="btn alt s sq">
            <Icon name="x" />
            <span className="vh">Close</span>
          </button>
        </form>
      </div>
      <div className="stack">{children}</div>
    </dialog>
  );
}

/** The way out of a panel without doing anything. */
export function Cancel({ to = REVIEWS }: { to?: string }) {
  const list = useContext(OverList) ?? to;
  // Public pages are documents.
  return list.startsWith("/dashboard") ? (
    <Link className="btn alt" to={list} preventScrollReset>
      Cancel
    </Link>
  ) : (
    <a className="btn alt" href={list}>
      Cancel
    </a>
  );
}
