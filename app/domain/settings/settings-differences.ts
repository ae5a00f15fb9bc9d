import { type Difference, differencesOf } from "#app/domain/forms/difference.ts";
import {
  DATE_FORMATS,
  JOB_EMAIL_CHOICES,
  LABELS,
  LANGUAGES,
  THEMES,
  TIME_ZONES,
  TIMEOUTS,
  VISIBILITIES,
} from "./labels.ts";
import type { Settings } from "./settings.ts";

/** The names of values that are chosen from a list; settings that are on or off have none. */
const CHOICES: Partial<Record<keyof Settings, readonly { value: string; name: string }[]>> = {
  theme: THEMES,
  language: LANGUAGES,
  timezone: TIME_ZONES,
  dateFormat: DATE_FORMATS,
  jobEmails: JOB_EMAIL_CHOICES,
  profileVisibility: VISIBILITIES,
  sessionTimeout: TIMEOUTS,
};

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(LABELS, name);
const FIELDS = Object.keys(LABELS)
  .filter(isSetting)
  .map((name) => ({
    label: LABELS[name],
    text: (settings: Settings) => textOf(name, settings[name]),
  }));

function textOf(name: keyof Settings, value: Settings[keyof Settings]): string {
  if (typeof value === "boolean") return value ? "On" : "Off";
  return CHOICES[name]?.find((choice) => choice.value === String(value))?.name ?? String(value);
}

/** Where two versions of a person's settings differ, in the order of the form (decision 50). */
export function settingsDifferences(stored: Settings, yours: Settings): Difference[] {
  return differencesOf(FIELDS, stored, yours);
}
