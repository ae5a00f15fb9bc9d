import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { SettingRow } from "./rows.tsx";

type DeviceRowProps = {
  name: string;
  /** A device that can be neither "on" nor "off" has no button. */
  state: string;
  /** The label of the button. */
  button: string;
  isBusy?: boolean;
  onTurn: (turn: "on" | "off") => void;
  /** What the setting is for, and its state in words. */
  children: ReactNode;
};

/** A setting of this device, with the button that turns it on or off. */
export function DeviceRow({ name, state, button, isBusy, onTurn, children }: DeviceRowProps) {
  const other = state === "on" ? "off" : "on";
  return (
    <SettingRow>
      <div className="grow basis-56">
        <b>{name}</b>
        {children}
      </div>
      {(state === "off" || state === "on") && (
        <Button
          type="button"
          variant="secondary"
          size="small"
          wraps
          aria-busy={isBusy}
          onClick={() => onTurn(other)}
        >
          {button}
        </Button>
      )}
    </SettingRow>
  );
}
