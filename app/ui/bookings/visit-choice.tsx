import { lengthText } from "#app/domain/bookings/booking.ts";
import { LENGTHS } from "#app/domain/bookings/form.ts";
import { choosesLength, type VisitTerms } from "#app/domain/bookings/visit.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";

type ServiceChoice = {
  name: string;
  chosen: string;
  services: readonly { id: string; title: string }[];
  error?: string | undefined;
  onChoose: (id: string) => void;
};

type VisitChoiceProps = {
  /** The address of the form with the times of what is chosen. */
  action: string;
  /** What the button sends the form with. */
  step: string;
  /** How long the visit takes whose times are shown, and whether that is chosen here. */
  minutes: number;
  choosesLength: boolean;
  /** Absent where the address of the form names its only one. */
  service?: ServiceChoice;
  /** The refusal of the length. */
  error?: string | undefined;
  onLength?: (minutes: number) => void;
};

/** The name of the field for the length, as its errors say it. */
export const HOW_LONG = "How many hours";

/**
 * In a form with times, the service and how long a job by the hour takes: others have other free times. What is chosen
 * counts whichever button sends the form, and the form tells the length whose times were shown.
 */
export function VisitChoice(props: VisitChoiceProps) {
  const { action, step, minutes, choosesLength, service, error, onLength } = props;
  const choosesService = service !== undefined && service.services.length > 1;
  const hiddenService = !choosesService && service && (
    <input type="hidden" name={service.name} value={service.chosen} />
  );
  if (!choosesService && !choosesLength) return hiddenService;
  return (
    <div className="clear-both mb-4 flex flex-wrap items-end gap-2.5">
      <input type="hidden" name="shown" value={minutes} />
      {choosesService ? <ServiceSelect {...service} /> : hiddenService}
      {choosesLength && <LengthChoice minutes={minutes} error={error} onChoose={onLength} />}
      <Button variant="secondary" formNoValidate name="step" value={step} formAction={action}>
        Show times
      </Button>
    </div>
  );
}

type OfferedVisitProps = Pick<VisitChoiceProps, "action" | "minutes" | "onLength"> &
  Pick<ServiceChoice, "name" | "services"> & {
    /** The one whose times are shown. */
    service: VisitTerms & { id: string };
    errors: Record<string, string>;
    onService: (id: string) => void;
  };

/** In the form of an offer, the service and length of its visit. */
export function OfferedVisit(props: OfferedVisitProps) {
  const { name, services, service, errors, onService, ...choice } = props;
  return (
    <VisitChoice
      {...choice}
      step="look"
      choosesLength={choosesLength(service)}
      service={{ name, chosen: service.id, services, error: errors[name], onChoose: onService }}
      error={errors.duration}
    />
  );
}

function ServiceSelect({ name, chosen, services, error, onChoose }: ServiceChoice) {
  return (
    <ChoiceList
      className="min-w-0 flex-[1_1_15rem]"
      name={name}
      label="Service"
      error={error}
      chosen={chosen}
      options={services.map(({ id, title }) => ({ value: id, name: title }))}
      onChoose={onChoose}
    />
  );
}

type LengthChoiceProps = {
  minutes: number;
  error: string | undefined;
  onChoose: ((minutes: number) => void) | undefined;
};

function LengthChoice({ minutes, error, onChoose }: LengthChoiceProps) {
  const lengths = [...new Set([...LENGTHS, minutes])].toSorted((a, b) => a - b);
  return (
    <ChoiceList
      className={error ? "basis-full" : "max-w-64 flex-[1_1_9rem]"}
      name="duration"
      label={`${HOW_LONG}?`}
      error={error}
      chosen={String(minutes)}
      options={lengths.map((length) => ({ value: String(length), name: lengthText(length) }))}
      onChoose={(length) => onChoose?.(Number(length))}
    />
  );
}

type ChoiceListProps = Pick<ServiceChoice, "name" | "chosen" | "error" | "onChoose"> & {
  className: string;
  label: string;
  options: readonly { value: string; name: string }[];
};

/** A list of choices that says what the page shows, until another one is chosen. */
function ChoiceList({ className, name, chosen, onChoose, options, ...field }: ChoiceListProps) {
  return (
    <div className={className}>
      <SelectField
        id={name}
        name={name}
        {...field}
        defaultValue={chosen}
        options={options}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </div>
  );
}
