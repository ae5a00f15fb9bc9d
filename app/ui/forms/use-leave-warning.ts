import { useEffect } from "react";

/** Lets the browser ask before the page is left, while something on it could not be kept on the device. */
export function useLeaveWarning(isUnkept: boolean) {
  useEffect(() => {
    if (!isUnkept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnkept]);
}
