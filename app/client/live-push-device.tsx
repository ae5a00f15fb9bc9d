import { useEffect, useState } from "react";
import { PushDevice, type PushState } from "#app/ui/settings/push-device.tsx";
import { lookAtDevice, turnOff, turnOn } from "./push-device.ts";

type LivePushDeviceProps = {
  /** The key that browsers subscribe with. */
  publicKey: string;
  /** Whether the server pushes to this browser, as the page was loaded. */
  pushedHere: boolean;
};

/** Pushes to this browser, turned on and off by a press. */
export function LivePushDevice({ publicKey, pushedHere }: LivePushDeviceProps) {
  const [state, setState] = useState<PushState>("loading");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void lookAtDevice(pushedHere).then(setState);
  }, [pushedHere]);
  const turn = async (way: "on" | "off") => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const turned = way === "on" ? await turnOn(publicKey) : await turnOff();
    setState(turned.state);
    setProblem(turned.problem);
    setBusy(false);
  };
  return (
    <PushDevice state={state} problem={problem} busy={busy} onTurn={(way) => void turn(way)} />
  );
}
