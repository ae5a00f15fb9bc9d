import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

type KeepQuestionProps = { onAnswer: (answer: "keep" | "not now") => void };

/** Asks once whether this device may keep what somebody needs without a connection. */
export function KeepQuestion({ onAnswer }: KeepQuestionProps) {
  return (
    <Panel as="section" variant="slim" className="mb-4" aria-labelledby="keep-question">
      <h2 className="text-lg" id="keep-question">
        Keep your bookings on this device to read offline?
      </h2>
      <p>
        Your bookings of the week, your last messages and your saved services stay on this device
        for up to 14 days, locked to your account. They are erased when you sign out.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="button" size="small" onClick={() => onAnswer("keep")}>
          Yes
        </Button>
        <Button type="button" variant="secondary" size="small" onClick={() => onAnswer("not now")}>
          Not now
        </Button>
      </div>
    </Panel>
  );
}
