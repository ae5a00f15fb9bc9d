import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";

type Shown = { pathname: string; isQuestion: boolean; main: Element | null };

/**
 * A page that scripts loaded is announced by moving the focus to it, or to the part it is opened for, as a document
 * would be. A question over a page takes the focus itself, and gives it back to what opened it.
 */
export function useFocusOnNewPage() {
  const { pathname, hash } = useLocation();
  // A route below the document, the dashboard and a page asks something over that page.
  const isQuestion = useMatches().length > 3;
  const shown = useRef<Shown>(null);
  useEffect(() => {
    const before = shown.current;
    const main = document.getElementById("main");
    shown.current = { pathname, isQuestion, main };
    if (!before || before.pathname === pathname) return;
    const isSamePage = main === before.main;
    if (isSamePage && isQuestion) return;
    if (isSamePage && before.isQuestion && document.activeElement !== document.body) return;
    document.getElementById(hash.slice(1) || "main")?.focus({ preventScroll: true });
  });
}
