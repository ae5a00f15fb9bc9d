import { paths } from "#app/links.ts";
import { DeviceRow } from "./device-row.tsx";

export type OfflineDeviceState = "loading" | "not remembered" | "impossible" | "off" | "on";

const STATUS_TEXTS: Record<OfflineDeviceState, string> = {
  loading: "",
  "not remembered": "Sign in with “Remember me” to keep them on your own phone.",
  impossible:
    "This browser cannot keep anything, for example in a private window or on a full phone.",
  off: "Off on this device.",
  on: "On for this device. Sign out to erase them, or turn this off.",
};

type OfflineDeviceProps = {
  state: OfflineDeviceState;
  onTurn: (turn: "on" | "off") => void;
};

/** Turns keeping bookings, messages and saved services on this device on or off. */
export function OfflineDevice({ state, onTurn }: OfflineDeviceProps) {
  return (
    <DeviceRow
      name="Read offline"
      state={state}
      button={state === "on" ? "Erase and turn off" : "Keep on this device"}
      onTurn={onTurn}
    >
      <p className="text-sm text-soft">
        Your bookings of the week, last messages and saved services, on this device.
      </p>
      <p className="text-sm text-soft" role="status">
        {STATUS_TEXTS[state]}
      </p>
      {state === "on" && (
        <a className="inline-flex min-h-11 items-center" href={paths.offline}>
          See what is kept
        </a>
      )}
    </DeviceRow>
  );
}
