import type { ReactNode } from "react";
import { Form } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { Panel } from "../panel.tsx";
import { DashboardPage } from "./page.tsx";

type ConfirmPageProps = {
  title: string;
  question: string;
  /** The label of the button that does it. */
  action: string;
  cancelTo: string;
  danger?: boolean;
  /** Why it could not be done. */
  problem?: string | null;
  /** Whether it is sent as a document, as what requires a recent reauthentication is. */
  asDocument?: boolean;
  /** What it affects, and hidden fields. */
  children?: ReactNode;
};

/** A question before something that cannot be undone at once; works without JavaScript. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { title, question, action, cancelTo, danger = false, problem = null, children } = props;
  const { asDocument = false } = props;
  return (
    <DashboardPage title={title}>
      <Panel method="post" as={Form} narrow className="stack-4" reloadDocument={asDocument}>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p>
          <b>{question}</b>
        </p>
        {children}
        <div className="flex flex-wrap items-center gap-2">
          <Button variant={danger ? "danger" : "primary"}>{action}</Button>
          <ButtonLink variant="secondary" to={cancelTo}>
            Cancel
          </ButtonLink>
        </div>
      </Panel>
    </DashboardPage>
  );
}
