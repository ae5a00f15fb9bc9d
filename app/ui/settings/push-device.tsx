import { Icon } from "../icon.tsx";

/** What a browser can do about pushes, and whether it gets them; "looking" until its scripts run. */
export type PushState = "looking" | "unsupported" | "blocked" | "off" | "on";

const SAYS: Record<PushState, string> = {
  looking: "",
  unsupported:
    "This browser cannot show them. On an iPhone or iPad add Kayap to the home screen first, and turn them on there.",
  blocked:
    "Blocked by this browser. Allow notifications for this site in its settings, then load this page again.",
  off: "Off on this device.",
  on: "On for this device, as long as you are signed in here.",
};

const OFFERS = {
  off: "Turn on notifications on this device",
  on: "Turn off notifications on this device",
} as const;

type PushDeviceProps = {
  state: PushState;
  /** What went wrong with the last press. */
  problem: string | null;
  busy: boolean;
  onTurn: (turn: "on" | "off") => void;
};

/** Pushes to the browser that shows the page. */
export function PushDevice({ state, problem, busy, onTurn }: PushDeviceProps) {
  return (
    <div className="setting wide push-device">
      <div>
        <b>This device</b>
        <p className="hint" role="status">
          {SAYS[state]}
        </p>
        <noscript>
          <p className="hint">A device is turned on with JavaScript, which is off here.</p>
        </noscript>
        {problem && (
          <p className="err" role="alert">
            <Icon name="circle-alert" />
            {problem}
          </p>
        )}
      </div>
      {(state === "off" || state === "on") && (
        <button
          type="button"
          className="btn alt s"
          aria-busy={busy}
          onClick={() => onTurn(state === "on" ? "off" : "on")}
        >
          {busy ? "One moment…" : OFFERS[state]}
        </button>
      )}
    </div>
  );
}
