import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { ActionPanel, Cancel } from "./action-panel.tsx";

type ConfirmPageProps = {
  title: string;
  /** Left out where the title asks. */
  question?: string;
  /** The label of the button that does it. */
  action: string;
  /** Where it is sent, by default to the address of the page. */
  submitTo?: string;
  cancelTo: string;
  danger?: boolean;
  /** Why it could not be done. */
  problem?: string | null;
  /** What it says when it gets no answer. */
  failure?: string;
  /** Whether it is sent as a document, as what requires a recent reauthentication is. */
  asDocument?: boolean;
  /** What it affects, and hidden fields. */
  children?: ReactNode;
};

/** A question before something that cannot be undone at once: a page, or a dialog over the page behind it. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { title, question, action, cancelTo, danger = false, problem = null, children } = props;
  const { asDocument = false } = props;
  return (
    <ActionPanel title={title}>
      <Form
        method="post"
        action={props.submitTo}
        className="stack-4"
        replace
        reloadDocument={asDocument}
      >
        <AccountField />
        <Problem>{problem}</Problem>
        {question && (
          <p>
            <b>{question}</b>
          </p>
        )}
        {children}
        {props.failure && <FormFailure>{props.failure}</FormFailure>}
        <div className="flex flex-wrap items-center gap-2">
          <Button variant={danger ? "danger" : "primary"}>{action}</Button>
          <Cancel to={cancelTo} />
        </div>
      </Form>
    </ActionPanel>
  );
}
