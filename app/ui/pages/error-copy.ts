import { failureTitleOf } from "#app/domain/failures/failure.ts";

type ErrorCopy = { title: string; text: string };

const COPY: Readonly<Record<number, ErrorCopy>> = {
  401: {
    title: "Please sign in again",
    text: "Your session has ended. Nothing was lost: after signing in you come back here.",
  },
  403: { title: "Not allowed", text: "You do not have access to this page." },
  404: {
    title: "Page Not Found",
    text: "This page does not exist. It may have moved, or the address may be mistyped.",
  },
  409: { title: "This form is from another account", text: "" },
  503: {
    title: "We could not load this right now",
    text: "Nothing was lost. Please try again in a moment.",
  },
};
const REFUSED = {
  title: "This could not be read",
  text: "We did not understand what was sent. Please go back and try again.",
};
const BROKEN = {
  title: "Something went wrong on our side",
  text: "This is our mistake, and it has been logged. Please try again in a moment.",
};

/** What the error page of a status says. The data of the error may carry a title of its own. */
export function errorCopy(status: number, carried: unknown): ErrorCopy {
  const copy = COPY[status] ?? (status < 500 ? REFUSED : BROKEN);
  return { ...copy, title: failureTitleOf(carried) ?? copy.title };
}
