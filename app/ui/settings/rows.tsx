import { Link } from "react-router";
import { Icon } from "../icon.tsx";

/** What the form shows and what is wrong with it, by the names of its fields. */
export type SettingsState = {
  values: Record<string, string | undefined>;
  errors: Record<string, string>;
};

type RowProps = SettingsState & { name: string; label: string; hint?: string };

/** A setting that is on or off: words on the left, the box on the right. */
export function Switch({
  name,
  label,
  hint,
  values,
  errors,
  disabled,
}: RowProps & { disabled?: boolean }) {
  const error = errors[name];
  return (
    <div className="setting">
      <div>
        <label htmlFor={name}>{label}</label>
        <Small name={name} hint={hint} error={error} />
      </div>
      <input
        type="checkbox"
        id={name}
        name={name}
        defaultChecked={values[name] === "on"}
        disabled={disabled}
        {...described(name, hint, error)}
      />
    </div>
  );
}

/** A setting with a few values. */
export function Choice({
  name,
  label,
  hint,
  values,
  errors,
  options,
}: RowProps & { options: readonly { value: string; name: string }[] }) {
  const error = errors[name];
  return (
    <div className="setting wide">
      <div>
        <label htmlFor={name}>{label}</label>
        <Small name={name} hint={hint} error={error} />
      </div>
      <select
        className="in"
        id={name}
        name={name}
        defaultValue={values[name]}
        {...described(name, hint, error)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

type WayProps = { label: string; hint: string; to: string; go: string };

/** A setting that has a page of its own, under the settings. */
export function Way({ label, hint, to, go }: WayProps) {
  return (
    <div className="setting">
      <div>
        <b>{label}</b>
        <p className="hint">{hint}</p>
      </div>
      <Link className="btn alt s" to={`/dashboard/settings/${to}`}>
        {go}
        <span className="vh"> {label.toLowerCase()}</span>
      </Link>
    </div>
  );
}

type SmallProps = { name: string; hint: string | undefined; error: string | undefined };

function Small({ name, hint, error }: SmallProps) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${name}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </>
  );
}

function described(name: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}
