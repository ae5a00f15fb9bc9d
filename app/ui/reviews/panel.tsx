import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Icon } from "../icon.tsx";
import { Panel } from "../panel.tsx";

/** The address of the list behind a dialog; null on a page of its own. */
export const OverList = createContext<string | null>(null);

type ActionPanelProps = { title: string; children: ReactNode };

/** A page of its own, or a dialog over the list from which it was opened. */
export function ActionPanel({ title, children }: ActionPanelProps) {
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
      <Panel narrow className="stack-4">
        {children}
      </Panel>
    </DashboardPage>
  );
}

function PanelDialog({ title, list, children }: ActionPanelProps & { list: string }) {
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
      className="max-h-[calc(100dvh-32px)] w-[min(34rem,calc(100vw-32px))] rounded-card border-2 border-control bg-card p-4 text-ink plank-menu backdrop:bg-[#0d1511b3]"
      aria-labelledby="panel-title"
      onClose={() => navigate(list, { preventScrollReset: true })}
    >
      <div className="flex flex-wrap items-center gap-2 justify-between">
        <h2 id="panel-title">{title}</h2>
        <form method="dialog">
          <Button variant="secondary" size="smallSquare">
            <Icon name="x" />
            <span className="sr-only">Close</span>
          </Button>
        </form>
      </div>
      <div className="mt-3 stack-4">{children}</div>
    </dialog>
  );
}

/** Leaves a panel without a change. */
export function Cancel({ to = paths.reviews }: { to?: string }) {
  const list = useContext(OverList) ?? to;
  // Public pages are separate documents.
  return list.startsWith(paths.dashboard) ? (
    <ButtonLink variant="secondary" to={list} preventScrollReset>
      Cancel
    </ButtonLink>
  ) : (
    <ButtonLink variant="secondary" href={list}>
      Cancel
    </ButtonLink>
  );
}
