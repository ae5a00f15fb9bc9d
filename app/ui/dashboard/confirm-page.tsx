import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { DashboardPage } from "./page.tsx";

type ConfirmPageProps = {
  title: string;
  question: string;
  /** The word on the button that does it. */
  action: string;
  cancelTo: string;
  danger?: boolean;
  /** Why it could not be done. */
  problem?: string | null;
  /** Whether it is sent as a document: what asks for a recent proof is (see require-recent-proof.ts). */
  asDocument?: boolean;
  /** What it touches, and hidden fields. */
  children?: ReactNode;
};

/** A question before something that cannot be undone at once; works without JavaScript. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { title, question, action, cancelTo, danger = false, problem = null, children } = props;
  const { asDocument = false } = props;
  return (
    <DashboardPage title={title}>
      <Form method="post" className="page-d panel stack" reloadDocument={asDocument}>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p>
          <b>{question}</b>
        </p>
        {children}
        <div className="line">
          <button className={danger ? "btn danger" : "btn"}>{action}</button>
          <Link className="btn alt" to={cancelTo}>
            Cancel
          </Link>
        </div>
      </Form>
    </DashboardPage>
  );
}
