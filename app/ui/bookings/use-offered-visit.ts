import { useRef } from "react";
import { useSubmit } from "react-router";
import { choosesLength, type VisitTerms } from "#app/domain/bookings/visit.ts";
import { useChoice } from "./use-choice.ts";

type Choices = { service: string; day: string; duration: number | false };

type ShownVisit = {
  /** The service, length and day whose times are shown. */
  service: VisitTerms & { id: string };
  minutes: number;
  day: string;
  /** The address of the form with the times of a choice. */
  addressOf: (choices: Choices) => string;
};

/**
 * The service and length that are chosen in the form of an offer. With scripts a choice shows its times at once, so that nobody
 * chooses among those of another service or length.
 */
export function useOfferedVisit({ service, minutes, day, addressOf }: ShownVisit) {
  const form = useRef<HTMLFormElement>(null);
  const submitForm = useSubmit();
  const [serviceId, setService] = useChoice(service.id);
  const [length, setLength] = useChoice(minutes);
  // How long a fixed visit takes is not the length of another service.
  const duration = choosesLength(service) && length;
  const showTimes = (choice: Omit<Choices, "day">) => {
    const fields = new FormData(form.current ?? undefined);
    fields.set("step", "look");
    const action = addressOf({ day, ...choice });
    submitForm(fields, { method: "post", action, replace: true, preventScrollReset: true });
  };
  return {
    form,
    /** The address of the form with the times of what is chosen, on this or another day. */
    addressOn: (other = day) => addressOf({ service: serviceId, day: other, duration }),
    onService: (id: string) => {
      setService(id);
      showTimes({ service: id, duration });
    },
    onLength: (chosen: number) => {
      setLength(chosen);
      showTimes({ service: serviceId, duration: chosen });
    },
  };
}
