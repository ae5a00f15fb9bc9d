import { cx } from "class-variance-authority";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { Difference } from "#app/domain/forms/difference.ts";
import { SETTINGS_FAILED } from "#app/domain/settings/settings.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChangedElsewhere } from "#app/ui/changed-elsewhere.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { TickBox } from "#app/ui/field.tsx";
import { FormFailure } from "#app/ui/form-failure.tsx";
import { KeptDraft } from "#app/ui/kept-draft.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { barButton, SaveBar } from "#app/ui/save-bar.tsx";
import {
  DATE_FORMATS,
  JOB_EMAIL_CHOICES,
  LABELS,
  LANGUAGES,
  SECTIONS,
  THEMES,
  TIME_ZONES,
  TIMEOUTS,
  VISIBILITIES,
} from "#app/ui/settings/labels.ts";
import { Choice, SettingLink, type SettingsState, Switch } from "#app/ui/settings/rows.tsx";
import { VersionField } from "#app/ui/version-field.tsx";
import { AccountActions } from "./account-actions.tsx";
import { LessDataChoice } from "./less-data-choice.tsx";

export type SettingsPageProps = SettingsState & {
  version: number;
  /** The differences between the stored settings and the submitted ones. */
  differences: readonly Difference[];
  problem: string | null;
  /** Whether the password has to be given before this is saved. */
  needsProof: boolean;
  email: string;
  /** Whether a second factor is on. */
  twoFactor: boolean;
  /** Push notifications to this browser; null where none are sent. */
  device: ReactNode;
  /** What this browser keeps for reading without a connection. */
  offlineDevice: ReactNode;
};

/** All settings of a person in one form, and links to those with a page of their own. */
export function SettingsPage({
  values,
  errors,
  problem,
  version,
  differences,
  needsProof,
  email,
  twoFactor,
  device,
  offlineDevice,
}: SettingsPageProps) {
  const isSaving = useNavigation().formAction === paths.settings;
  const form = useRef<HTMLFormElement>(null);
  // Sent as a document, so that a 307 to the page that asks for the password carries the form.
  useEffect(() => {
    if (needsProof) form.current?.submit();
  }, [needsProof]);
  const row = (name: keyof typeof LABELS) => ({ name, label: LABELS[name], values, errors });
  return (
    <DashboardPage title="Settings">
      <div className="grid gap-4 *:min-w-0 lg:grid-cols-[11rem_minmax(0,46rem)] lg:gap-8">
        <nav
          className="hidden lg:sticky lg:top-22 lg:grid lg:h-max lg:content-start"
          aria-label="Sections"
        >
          {SECTIONS.map(({ id, name }) => (
            <a key={id} className="flex min-h-11 items-center text-ink" href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <div className="stack-4">
          <Form method="post" id="settings" className="stack-4" noValidate ref={form}>
            <AccountField />
            <ErrorSummary errors={errors} labels={LABELS} />
            <KeptDraft />
            <VersionField version={version} />
            <Problem>{problem}</Problem>
            {differences.length > 0 && (
              <ChangedElsewhere
                differences={differences}
                kept="Your version is still in the form below."
                href={paths.settings}
              />
            )}
            <Section id="appearance">
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
                      defaultChecked={values.theme === value}
                    />
                    <b>{name}</b>
                  </label>
                ))}
              </fieldset>
            </Section>
            <Section id="general">
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
              <Choice
                {...row("currency")}
                options={[{ value: "GYD", name: "GYD, Guyana dollar" }]}
              />
              {offlineDevice}
            </Section>
            <Section id="notifications">
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
                hint="When somebody reviews you or replies to your review."
              />
              <Switch
                {...row("jobNotifications")}
                hint="When a customer near you posts a job, or an offer arrives for yours."
              />
              <Choice
                {...row("jobEmails")}
                options={JOB_EMAIL_CHOICES}
                hint="About new jobs near you, and about offers for jobs you posted."
              />
              <Switch {...row("marketingEmails")} hint="Kayap news, once a month." />
            </Section>
            <Section id="privacy">
              <Choice
                {...row("profileVisibility")}
                options={VISIBILITIES}
                hint="Private hides your profile and your services from every list."
              />
              <Switch
                {...row("showEmail")}
                hint="On your profile, for people who have signed in."
              />
              <Switch
                {...row("showPhone")}
                hint="On your profile, behind a button, for people who have signed in."
              />
              <Switch
                {...row("allowDirectMessages")}
                hint="When this is off, only people with a confirmed booking can write to you."
              />
              <Switch
                {...row("showOnlineStatus")}
                hint="Others can see when you are using Kayap."
              />
            </Section>
            <Section id="security">
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
            </Section>
            <SaveBar>
              <FormFailure>{SETTINGS_FAILED}</FormFailure>
              <Button className={barButton} disabled={isSaving}>
                {isSaving ? "Saving…" : "Save Changes"}
              </Button>
            </SaveBar>
          </Form>
          <Section id="data">
            <LessDataChoice />
          </Section>
          <Section id="account">
            <AccountActions />
          </Section>
        </div>
      </div>
    </DashboardPage>
  );
}

/** Shown in place of settings that could not be read. */
export function SettingsUnavailable() {
  return (
    <DashboardPage title="Settings">
      <Failure />
    </DashboardPage>
  );
}

function Section({ id, children }: { id: (typeof SECTIONS)[number]["id"]; children: ReactNode }) {
  return (
    <Panel
      as="section"
      id={id}
      className={cx("scroll-mt-20 lg:px-6", id === "account" && "border-l-5 border-l-danger")}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="mb-2" id={`${id}-title`}>
        {SECTIONS.find((section) => section.id === id)?.name}
      </h2>
      {children}
    </Panel>
  );
}
