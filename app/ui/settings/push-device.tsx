import { FieldError } from "#app/ui/forms/field.tsx";
import { DeviceRow } from "./device-row.tsx";

/** Whether a browser supports push notifications and gets them; "loading" until its scripts run. */
export type PushState = "loading" | "unsupported" | "blocked" | "off" | "on";

const STATUS_TEXTS: Record<PushState, string> = {
  loading: "",
  unsupported:
    "This browser cannot show them. On an iPhone or iPad add Kayap to the home screen first, and turn them on there.",
  blocked:
    "Blocked by this browser. Allow notifications for this site in its settings, then load this page again.",
  off: "Off on this device.",
  on: "On for this device, as long as you are signed in here.",
};

const BUTTON_TEXTS = {
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

/** Turns push notifications to this browser on or off. */
export function PushDevice({ state, problem, busy, onTurn }: PushDeviceProps) {
  return (
    <DeviceRow
      name="This device"
      state={state}
      button={busy ? "One moment…" : BUTTON_TEXTS[state === "on" ? "on" : "off"]}
      isBusy={busy}
      onTurn={onTurn}
    >
      <p className="text-sm text-soft" role="status">
        {STATUS_TEXTS[state]}
      </p>
      <noscript>
        <p className="text-sm text-soft">
          Turning this on needs JavaScript, which is off in this browser.
        </p>
      </noscript>
      {problem && <FieldError role="alert">{problem}</FieldError>}
    </DeviceRow>
  );
}
