import type { RouterContextProvider } from "react-router";
import type { FormRefusal } from "#app/http/responses/refuse-form.ts";

/** A request about the two-factor sign-in of the signed-in person. */
export type Source = { request: Request; context: Readonly<RouterContextProvider> };

/** The outcome of a form about two-factor sign-in; codes are shown once. */
export type Outcome = FormRefusal | { codes: string[] } | "begun" | "ended";
