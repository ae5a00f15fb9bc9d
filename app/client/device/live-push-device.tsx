import { useEffect, useState } from "react";
import { PushDevice, type PushState } from "#app/ui/settings/push-device.tsx";
import { readPushState, turnOff, turnOn } from "./push-device.ts";

type LivePushDeviceProps = {
  /** The public key with which the browser subscribes. */
  publicKey: string;
  /** Whether the server had an endpoint of this browser when the page was loaded. */
  pushedHere: boolean;
};

/** The button that turns pushes to this browser on and off. */
export function LivePushDevice({ publicKey, pushedHere }: LivePushDeviceProps) {
  const [state, setState] = useState<PushState>("loading");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void readPushState(pushedHere).then(setState);
  }, [pushedHere]);
  const turn = async (to: "on" | "off") => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const result = to === "on" ? await turnOn(publicKey) : await turnOff();
    setState(result.state);
    setProblem(result.problem);
    setBusy(false);
  };
  return <PushDevice state={state} problem={problem} busy={busy} onTurn={(to) => void turn(to)} />;
}
