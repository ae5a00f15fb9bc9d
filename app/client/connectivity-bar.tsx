import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { keptTimeText } from "#app/domain/offline/kept-time.ts";
import { lineText } from "#app/domain/offline/line.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SendAgain } from "#app/ui/form-failure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLessData } from "#app/ui/photo-loading.ts";
import {
  CONNECTED,
  type Connectivity,
  connectivity,
  noteConnectivity,
  onConnectivity,
  type UnansweredForm,
} from "./connectivity.ts";
import { forgetWanted, watchPresses } from "./last-press.ts";
import { watchMissingChunks } from "./missing-chunk.ts";
import { watchPerson } from "./other-person.ts";
import { pageRouter } from "./page-router.ts";
import { prefetchCode } from "./prefetch-code.ts";
import { watchPosition } from "./stay.ts";
import { reloadAfterAbsence, tryAgain } from "./try-again.ts";
import { useHeldWhilePressed } from "./use-held-while-pressed.ts";
import { watchAbsence } from "./watch-absence.ts";

function useConnectivity(): Connectivity {
  return useSyncExternalStore(onConnectivity, connectivity, () => CONNECTED);
}

type ConnectivityProviderProps = {
  /** The id of the person whose page it is. */
  person: string | undefined;
  children: ReactNode;
};

/** Gives the forms of a page what `FormFailure` shows, and watches what its bar and middleware need to know. */
export function ConnectivityProvider({ person, children }: ConnectivityProviderProps) {
  const { unanswered } = useConnectivity();
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
  const value = unanswered && { form: unanswered.form, again: () => sendAgain(unanswered) };
  return <SendAgain value={value}>{children}</SendAgain>;
}

function sendAgain({ form, button }: UnansweredForm): void {
  form.requestSubmit(button?.isConnected ? button : undefined);
}

/** Keeps what the device says about its connection, and tries again at once when it is back. */
function watchOnline(): () => void {
  const note = () => {
    noteConnectivity({ isOffline: !navigator.onLine });
    if (navigator.onLine && connectivity().isSilent) void tryAgain();
  };
  note();
  addEventListener("online", note);
  addEventListener("offline", note);
  return () => {
    removeEventListener("online", note);
    removeEventListener("offline", note);
  };
}

/** Says, under the header of every page, that the device is offline or that the service does not answer. */
export function ConnectivityBar() {
  const known = useHeldWhilePressed(useConnectivity());
  const { isOffline, isSilent, isOtherPerson, wanted, unanswered } = known;
  const hasOwnPlace = unanswered?.form.querySelector("[data-form-failure]");
  const isFormHere = unanswered?.form.isConnected && !hasOwnPlace;
  const isShownElsewhere = known.isShownOnPage && !wanted && !isFormHere && !isOtherPerson;
  // It is told until it is sent again, also when there is a connection by then.
  const text = isShownElsewhere ? null : (barText(known) ?? (isFormHere ? KEPT : null));
  return (
    <div aria-live="polite" data-connectivity="" className="print:hidden">
      {text && (
        <div className="border-t-2 border-bar-line bg-pending-tint text-pending">
          <div className="mx-auto flex max-w-dashboard flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 text-md">
            <p className="flex min-w-0 flex-1 basis-60 gap-2.5">
              <Icon name="circle-alert" />
              <span>
                {isFormHere && "This could not be sent. "}
                {text}
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              {isOffline && navigator.serviceWorker?.controller && (
                <ButtonLink variant="quiet" size="small" wraps href={paths.offline}>
                  See what this device keeps
                </ButtonLink>
              )}
              {isOtherPerson && (
                <ButtonLink variant="secondary" size="small" href={paths.dashboard}>
                  Open their dashboard
                </ButtonLink>
              )}
              {(isSilent || isFormHere) && !isOtherPerson && (
                <Button
                  type="button"
                  variant="secondary"
                  size="small"
                  onClick={() => (isFormHere ? sendAgain(unanswered) : void tryAgain())}
                >
                  Retry
                </Button>
              )}
              {wanted && (
                <Button type="button" variant="quiet" size="small" onClick={forgetWanted}>
                  Stay here
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

const KEPT = "What you typed is kept.";
const SOMEBODY_ELSE =
  "Somebody else has signed in here, in another tab. This page stays as it was, and nothing is sent from it.";

function barText({
  isOffline,
  isSilent,
  isOtherPerson,
  wanted,
  asOf,
}: Connectivity): string | null {
  if (isOtherPerson) return SOMEBODY_ELSE;
  if (!isOffline && !isSilent) return null;
  const time = asOf && keptTimeText(asOf, Date.now());
  const state = [lineText(isOffline), time && `This page is from ${time}.`]
    .filter(Boolean)
    .join(" ");
  if (!wanted) return `${state} ${KEPT}`;
  const { name, isAfterForm } = wanted;
  const when = isOffline ? "when you are online again" : "as soon as it does";
  if (isAfterForm) return `What you sent has arrived. ${state} The next page opens ${when}.`;
  return `${state} ${name} opens ${when}. ${KEPT}`;
}
