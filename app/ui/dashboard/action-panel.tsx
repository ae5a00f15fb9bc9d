import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { CloseDialog, ModalDialog } from "./modal-dialog.tsx";
import { DashboardPage } from "./page.tsx";

/** The address of the page behind a dialog; null on a page of its own. */
export const OverList = createContext<string | null>(null);

/** Takes away a dialog that has no address of its own; null where it has one. */
export const WithoutAddress = createContext<(() => void) | null>(null);

type ActionPanelProps = { title: string; children: ReactNode };

/** A page of its own, or a dialog over the page from which it was opened. */
export function ActionPanel({ title, children }: ActionPanelProps) {
  const list = useContext(OverList);
  const takeAway = useContext(WithoutAddress);
  if (takeAway) {
    return (
      <ModalDialog title={title} onClose={takeAway}>
        {children}
      </ModalDialog>
    );
  }
  if (list !== null) {
    return (
      <AddressDialog title={title} list={list}>
        {children}
      </AddressDialog>
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

/** A dialog that is the page of an address. */
function AddressDialog({ title, list, children }: ActionPanelProps & { list: string }) {
  const { key, isReopened, leave } = useLeaving(list);
  if (isReopened) return null;
  return (
    <ModalDialog title={title} asked={key} onClose={leave}>
      {children}
    </ModalDialog>
  );
}

/**
 * How a closed dialog leaves the history: it is never opened again by Back. `isReopened` is true when Back or Forward
 * led to it; it then leads on to the page behind.
 */
function useLeaving(list: string) {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const [openedAt] = useState(key);
  const navigationType = useNavigationType();
  const [isReopened] = useState(navigationType === "POP");
  const leftAt = useRef("");
  useEffect(() => {
    if (isReopened) navigate(list, { replace: true, preventScrollReset: true });
  }, [isReopened, navigate, list]);
  // Forward may come while the page behind still loads: the closed dialog is then still here.
  useEffect(() => {
    const stayClosed = () => {
      if (leftAt.current !== key || window.location.pathname !== pathname) return;
      navigate(list, { replace: true, preventScrollReset: true });
    };
    addEventListener("popstate", stayClosed);
    return () => removeEventListener("popstate", stayClosed);
  }, [key, pathname, navigate, list]);
  const leave = () => {
    leftAt.current = key;
    // A refused form has replaced the entry, and a further page of the dialog has added one.
    if (key === openedAt) navigate(-1);
    else navigate(list, { replace: true, preventScrollReset: true });
  };
  return { key, isReopened, leave };
}

/** Leaves a panel without a change. */
export function Cancel({ to, children = "Cancel" }: { to: string; children?: ReactNode }) {
  const list = useContext(OverList) ?? to;
  const close = useContext(CloseDialog);
  // Public pages are separate documents.
  if (!list.startsWith(paths.dashboard)) {
    return (
      <ButtonLink variant="secondary" href={list}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      variant="secondary"
      to={list}
      preventScrollReset
      data-discards=""
      onClick={(event) => {
        if (!close) return;
        event.preventDefault();
        close();
      }}
    >
      {children}
    </ButtonLink>
  );
}
