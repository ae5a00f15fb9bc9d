import type { ReactNode } from "react";
import {
  DATE_FORMATS,
  JOB_EMAIL_CHOICES,
  LABELS,
  LANGUAGES,
  THEMES,
  TIME_ZONES,
  TIMEOUTS,
  VISIBILITIES,
} from "#app/domain/settings/labels.ts";
import { paths } from "#app/links.ts";
import { TickBox } from "#app/ui/forms/field.tsx";
import { Choice, SettingLink, type SettingsState, Switch } from "#app/ui/settings/rows.tsx";
import { useIsProfessional } from "#app/ui/viewer.ts";

/** The props of a setting's row, by its name. */
const rowsOf = (state: SettingsState) => (name: keyof typeof LABELS) => ({
  name,
  label: LABELS[name],
  ...state,
});

export function ThemeChoice({ chosen }: { chosen: string | undefined }) {
  return (
    <fieldset className="mb-1 grid grid-cols-[repeat(auto-fit,minmax(min(5.75rem,100%),1fr))] gap-1.5">
      <legend className="sr-only">{LABELS.theme}</legend>
      {THEMES.map(({ value, name }, n) => (
        <label
          key={value}
          className="flex min-h-12 min-w-0 cursor-pointer items-center gap-1.5 rounded-control border-[1.5px] border-control px-1 text-md has-checked:border-ink has-checked:bg-ink has-checked:text-page"
        >
          <TickBox
            type="radio"
            id={n === 0 ? "theme" : `theme-${value}`}
            name="theme"
            value={value}
            defaultChecked={chosen === value}
          />
          <b>{name}</b>
        </label>
      ))}
    </fieldset>
  );
}

export function GeneralSettings(state: SettingsState) {
  const row = rowsOf(state);
  return (
    <>
      <Choice
        {...row("language")}
        options={LANGUAGES}
        hint="Changes dates and numbers. Texts stay in English for now."
      />
      <Choice
        {...row("timezone")}
        options={TIME_ZONES}
        hint="Bookings are shown in Guyana time, with yours beside it."
      />
      <Choice {...row("dateFormat")} options={DATE_FORMATS} />
      <Choice {...row("currency")} options={[{ value: "GYD", name: "GYD, Guyana dollar" }]} />
    </>
  );
}

type NotificationSettingsProps = SettingsState & {
  /** Push notifications to this browser; null where none are sent. */
  device: ReactNode;
};

export function NotificationSettings({ device, ...state }: NotificationSettingsProps) {
  const row = rowsOf(state);
  const isProfessional = useIsProfessional();
  return (
    <>
      <Switch
        {...row("emailNotifications")}
        hint="E-mails about bookings, messages and reviews. E-mails about your security are always sent."
      />
      <Switch
        {...row("bookingEmails")}
        hint="When a booking is requested, agreed or changed. Reminders have their own switch."
      />
      <input type="hidden" name="hasBookingEmails" value="on" />
      <Switch
        {...row("pushNotifications")}
        hint={
          device
            ? "On every device where you turn them on, even while Kayap is closed."
            : "Not available here yet. Your choice is kept for when they are."
        }
      />
      {device}
      <Switch {...row("smsNotifications")} hint="Not available yet" disabled />
      <Switch {...row("bookingReminders")} hint="Before a booking starts." />
      <Switch {...row("messageNotifications")} hint="When somebody writes to you." />
      <Switch
        {...row("reviewNotifications")}
        hint={
          isProfessional
            ? "When somebody reviews you or replies to your review."
            : "When a professional replies to your review."
        }
      />
      <Switch
        {...row("jobNotifications")}
        hint={
          isProfessional
            ? "When a customer near you posts a job, or an offer arrives for yours."
            : "When an offer arrives for a job you posted, or the job is about to end."
        }
      />
      <Choice
        {...row("jobEmails")}
        options={JOB_EMAIL_CHOICES}
        hint={
          isProfessional
            ? "About new jobs near you. About jobs and offers of your own we write at once, unless you choose no e-mail."
            : "About jobs you posted. We write at once, unless you choose no e-mail."
        }
      />
      <Switch {...row("marketingEmails")} hint="Kayap news, once a month." />
    </>
  );
}

export function PrivacySettings(state: SettingsState) {
  const row = rowsOf(state);
  const isProfessional = useIsProfessional();
  return (
    <>
      <Choice
        {...row("profileVisibility")}
        options={VISIBILITIES}
        hint={
          isProfessional
            ? "Private hides your profile and your services from every list."
            : "Private hides your profile."
        }
      />
      <Switch {...row("showEmail")} hint="On your profile, for people who have signed in." />
      <Switch
        {...row("showPhone")}
        hint="On your profile, behind a button, for people who have signed in."
      />
      <Switch
        {...row("allowDirectMessages")}
        hint="When this is off, only people with a confirmed booking can write to you."
      />
      <Switch {...row("showOnlineStatus")} hint="Others can see when you are using Kayap." />
    </>
  );
}

type SecuritySettingsProps = SettingsState & {
  email: string;
  /** Whether a second factor is on. */
  twoFactor: boolean;
};

/** The settings of signing in, and links to those with a page of their own. */
export function SecuritySettings({ email, twoFactor, ...state }: SecuritySettingsProps) {
  const row = rowsOf(state);
  return (
    <>
      <Switch
        {...row("loginAlerts")}
        hint={`An e-mail to ${email} when somebody signs in from a new device.`}
      />
      <Choice
        {...row("sessionTimeout")}
        options={TIMEOUTS}
        hint="For sign-ins without “Remember me”. With it, you stay signed in for 30 days."
      />
      <SettingLink
        label="Two-factor sign-in"
        hint={`${twoFactor ? "On" : "Off"}. Adds a code from your phone to your password.`}
        to={paths.twoFactorSettings}
        go={twoFactor ? "Manage" : "Turn on"}
      />
      <SettingLink label="E-mail" hint={email} to={paths.emailSettings} go="Change" />
      <SettingLink
        label="Password"
        hint="You need the current one."
        to={paths.passwordSettings}
        go="Change"
      />
      <SettingLink
        label="Active sessions"
        hint="Where you are signed in."
        to={paths.sessions}
        go="View"
      />
      <SettingLink
        label="Security log"
        hint="The last 100 things that happened to your account."
        to={paths.securityLog}
        go="View"
      />
    </>
  );
}
