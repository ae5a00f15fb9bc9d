import { OfflineDevice, type OfflineDeviceState } from "#app/ui/settings/offline-device.tsx";
import { useOfflineChoice } from "./use-offline-copy.ts";

type LiveOfflineDeviceProps = { person: { id: string; remembered: boolean } };

/** The switch in the settings for what this device keeps. */
export function LiveOfflineDevice({ person }: LiveOfflineDeviceProps) {
  const { choice, choose } = useOfflineChoice(person);
  const state: OfflineDeviceState = !person.remembered
    ? "not remembered"
    : choice === "unknown"
      ? "loading"
      : choice === "impossible"
        ? "impossible"
        : choice === "keep"
          ? "on"
          : "off";
  return (
    <OfflineDevice
      state={state}
      onTurn={(turn) => void choose(turn === "on" ? "keep" : "not now")}
    />
  );
}
