import { refuse } from "./respond.ts";

type LinkRefusal = {
  /** The link itself does not work: its page says so in place of its form. */
  isInvalid?: boolean;
  errors?: Record<string, string>;
  problem?: string;
  /** Seconds. */
  retryAfter?: number;
};

/** Answers with the page of a link from an e-mail again, and what is wrong with the link or its form. */
export function refuseLink(status: number, refusal: LinkRefusal) {
  const { isInvalid = false, errors = {}, problem = null, retryAfter } = refusal;
  return refuse(status, { isInvalid, errors, problem }, { retryAfter });
}
