import { cx } from "class-variance-authority";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { SettingsFormState } from "#app/domain/settings/form-state.ts";
import { LABELS, SECTIONS } from "#app/domain/settings/labels.ts";
import { SETTINGS_FAILED } from "#app/domain/settings/settings.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ChangedElsewhere } from "#app/ui/forms/changed-elsewhere.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { barButton, SaveBar } from "#app/ui/forms/save-bar.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { AccountActions } from "./account-actions.tsx";
import { LessDataChoice } from "./less-data-choice.tsx";
import {
  GeneralSettings,
  NotificationSettings,
  PrivacySettings,
  SecuritySettings,
  ThemeChoice,
} from "./settings-rows.tsx";

type SettingsPageProps = SettingsFormState & {
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
  const state = { values, errors };
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
              <ThemeChoice chosen={values.theme} />
            </Section>
            <Section id="general">
              <GeneralSettings {...state} />
              {offlineDevice}
            </Section>
            <Section id="notifications">
              <NotificationSettings {...state} device={device} />
            </Section>
            <Section id="privacy">
              <PrivacySettings {...state} />
            </Section>
            <Section id="security">
              <SecuritySettings {...state} email={email} twoFactor={twoFactor} />
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
