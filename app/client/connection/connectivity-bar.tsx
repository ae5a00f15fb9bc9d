import { keptTimeText } from "#app/domain/offline/kept-time.ts";
import { lineText } from "#app/domain/offline/line.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { Connectivity } from "./connectivity.ts";
import { forgetNextPage } from "./last-press.ts";
import { sendAgain } from "./send-again.ts";
import { tryAgain } from "./try-again.ts";
import { useConnectivity } from "./use-connectivity.ts";
import { useHeldWhilePressed } from "./use-held-while-pressed.ts";

/** Says, under the header of every page, that the device is offline or that the service does not answer. */
export function ConnectivityBar() {
  const current = useHeldWhilePressed(useConnectivity());
  const { isOffline, isSilent, isOtherPerson, nextPage, lostForm } = current;
  const hasOwnPlace = lostForm?.form.querySelector("[data-form-failure]");
  const isFormHere = lostForm?.form.isConnected && !hasOwnPlace;
  const isShownElsewhere = current.isShownOnPage && !nextPage && !isFormHere && !isOtherPerson;
  // It is told until it is sent again, also when there is a connection by then.
  const text = isShownElsewhere ? null : (barText(current) ?? (isFormHere ? KEPT : null));
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
                  onClick={() => (isFormHere ? sendAgain(lostForm) : void tryAgain())}
                >
                  Retry
                </Button>
              )}
              {nextPage && (
                <Button type="button" variant="quiet" size="small" onClick={forgetNextPage}>
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
  nextPage,
  asOf,
}: Connectivity): string | null {
  if (isOtherPerson) return SOMEBODY_ELSE;
  if (!isOffline && !isSilent) return null;
  const time = asOf && keptTimeText(asOf, Date.now());
  const state = [lineText(isOffline), time && `This page is from ${time}.`]
    .filter(Boolean)
    .join(" ");
  if (!nextPage) return `${state} ${KEPT}`;
  const { name, isAfterForm } = nextPage;
  const when = isOffline ? "when you are online again" : "as soon as it does";
  if (isAfterForm) return `We received it. ${state} The next page opens ${when}.`;
  return `${state} ${name} opens ${when}. ${KEPT}`;
}
