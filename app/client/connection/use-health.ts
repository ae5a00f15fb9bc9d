import { useEffect, useState } from "react";
import { type Health, readHealth } from "#app/domain/failures/health.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";

const EVERY_MS = MINUTE_MS;

/** The messaging system's status, requested once a minute while the page is visible; at first `loaded`. */
export function useHealth(initial: Health["status"]): Health["status"] {
  const [status, setStatus] = useState(initial);
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        setStatus(readHealth(await (await fetch("/health")).json()).status);
      } catch {
        // A lost connection shows in the conversation itself.
      }
    };
    void check();
    const timer = setInterval(() => void check(), EVERY_MS);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, []);
  return status;
}
