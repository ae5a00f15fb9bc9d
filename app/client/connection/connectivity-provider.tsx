import { type ReactNode, useEffect } from "react";
import { SendAgain } from "#app/ui/forms/form-failure.tsx";
import { useLessData } from "#app/ui/pictures/photo-loading.ts";
import { watchPresses } from "./last-press.ts";
import { watchMissingChunks } from "./missing-chunk.ts";
import { watchPerson } from "./other-person.ts";
import { pageRouter } from "./page-router.ts";
import { prefetchCode } from "./prefetch-code.ts";
import { sendAgain } from "./send-again.ts";
import { watchPosition } from "./stay.ts";
import { reloadAfterAbsence } from "./try-again.ts";
import { useConnectivity } from "./use-connectivity.ts";
import { watchAbsence } from "./watch-absence.ts";
import { watchOnline } from "./watch-online.ts";

type ConnectivityProviderProps = {
  /** The id of the person whose page it is. */
  person: string | undefined;
  children: ReactNode;
};

/** Gives the forms of a page what `FormFailure` shows, and watches what its bar and middleware need to know. */
export function ConnectivityProvider({ person, children }: ConnectivityProviderProps) {
  const { lostForm } = useConnectivity();
  const lessData = useLessData();
  useEffect(() => watchPerson(person), [person]);
  useEffect(() => (lessData ? undefined : prefetchCode()), [lessData]);
  useEffect(() => {
    const router = pageRouter();
    const stops = [
      watchPresses(),
      watchOnline(),
      watchMissingChunks(),
      watchAbsence(reloadAfterAbsence),
      router && watchPosition(router),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, []);
  const value = lostForm && {
    form: lostForm.form,
    again: () => sendAgain(lostForm),
  };
  return <SendAgain value={value}>{children}</SendAgain>;
}
