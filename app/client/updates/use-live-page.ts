import { useState } from "react";
import { useOnNotification } from "./use-on-notification.ts";
import { useRefresh } from "./use-refresh.ts";

/** Loads the page again when the inbox reports news to it, and says whether that has changed its `version`. */
export function useLivePage(version: string, notifications: number | undefined): boolean {
  const refresh = useRefresh();
  const [shown, setShown] = useState<string | null>(null);
  useOnNotification(notifications, () => {
    setShown(version);
    refresh();
  });
  return shown !== null && shown !== version;
}
