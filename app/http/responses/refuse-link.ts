import { type FormRefusal, refuseForm } from "./refuse-form.ts";

/** The link itself does not work: its page says so in place of its form. */
export const invalidLink = () => refuseForm({ status: 404 }, { isInvalid: true });

/** Answers with the page of a link from an e-mail again, and what is wrong with its form. */
export const refuseLink = (refusal: FormRefusal) => refuseForm(refusal, { isInvalid: false });
