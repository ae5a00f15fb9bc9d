import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { described, FieldError, Select, TickBox } from "#app/ui/forms/field.tsx";

/** What the form shows and what is wrong with it, by the names of its fields. */
export type SettingsState = {
  values: Record<string, string | undefined>;
  errors: Record<string, string>;
};

type RowProps = SettingsState & { name: string; label: string; hint?: string };

type SettingRowProps = {
  as?: "div" | "li";
  /** Whether its control stays beside its label however large the text is; a tick box is small. */
  isOneLine?: boolean;
  children: ReactNode;
};

/** One row of a list of settings, with a rule above all but the first. */
export function SettingRow({ as: Element = "div", isOneLine = false, children }: SettingRowProps) {
  return (
    <Element
      className={cx(
        "flex min-h-12 items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2.5 *:first:min-w-0 first:border-t-0 [h2+&]:border-t-0",
        !isOneLine && "flex-wrap *:first:flex-[1_1_9.5rem]",
      )}
    >
      {children}
    </Element>
  );
}

/** A setting that is on or off: label on the left, checkbox on the right. */
export function Switch({ values, disabled, ...row }: RowProps & { disabled?: boolean }) {
  const { name } = row;
  return (
    <ControlRow isOneLine {...row}>
      {(description) => (
        <TickBox
          type="checkbox"
          id={name}
          name={name}
          defaultChecked={values[name] === "on"}
          disabled={disabled}
          {...description}
        />
      )}
    </ControlRow>
  );
}

type ChoiceProps = RowProps & { options: readonly { value: string; name: string }[] };

/** A setting with a few values, as a list to choose from. */
export function Choice({ values, options, ...row }: ChoiceProps) {
  const { name } = row;
  return (
    <ControlRow {...row}>
      {(description) => (
        <Select
          className="basis-64"
          id={name}
          name={name}
          defaultValue={values[name]}
          {...description}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Select>
      )}
    </ControlRow>
  );
}

type ControlRowProps = Omit<RowProps, "values"> & {
  isOneLine?: boolean;
  children: (description: ReturnType<typeof described>) => ReactNode;
};

/** The row of a control, with its label, hint and error on the left. */
function ControlRow({ name, label, hint, errors, isOneLine, children }: ControlRowProps) {
  const error = errors[name];
  return (
    <SettingRow isOneLine={isOneLine}>
      <div>
        <label className="block py-2.5 font-bold" htmlFor={name}>
          {label}
        </label>
        {hint && (
          <p className="-mt-2 text-sm text-soft" id={`${name}-hint`}>
            {hint}
          </p>
        )}
        {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      </div>
      {children(described({ id: name, hint, error }))}
    </SettingRow>
  );
}

type SettingLinkProps = { label: string; hint: string; to: string; go: string };

/** A setting that has a page of its own. */
export function SettingLink({ label, hint, to, go }: SettingLinkProps) {
  return (
    <SettingRow>
      <div>
        <b>{label}</b>
        <p className="text-sm text-soft">{hint}</p>
      </div>
      <ButtonLink variant="secondary" size="small" to={to}>
        {go}
        <span className="sr-only"> {label.toLowerCase()}</span>
      </ButtonLink>
    </SettingRow>
  );
}
