import { useEffect, useState } from "react";
import { type Health, healthSchema } from "#app/domain/health.ts";

const EVERY_MS = 60_000;

/** How the messaging system is, asked once a minute while somebody looks; at first what the server knew. */
export function useHealth(known: Health["status"]): Health["status"] {
  const [status, setStatus] = useState(known);
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const health = healthSchema.safeParse(await (await fetch("/health")).json());
        if (health.success) setStatus(health.data.status);
      } catch {
        // No line at all is told by the connection itself.
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return status;
}
