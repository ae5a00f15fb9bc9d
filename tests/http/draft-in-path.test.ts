import { expect, test } from "vitest";
import { bookingFormInPath, jobDraftInPath } from "#app/http/forms/draft-in-path.ts";

test("a path leads to a booking form only with the id of a service, and names a draft by its id", () => {
  const id = crypto.randomUUID();
  const draftId = crypto.randomUUID();
  const form = { serviceId: id, draftId: null };
  expect(bookingFormInPath(`/service/${id}/book`)).toEqual(form);
  expect(bookingFormInPath(`/service/${id}/book?day=2026-11-23`)).toEqual(form);
  expect(bookingFormInPath(`/service/${id}/book?draft=1`)).toEqual(form);
  expect(bookingFormInPath(`/service/${id}/book?draft=${draftId}`)).toEqual({ ...form, draftId });
  for (const path of [null, "/", `/service/${id}`, "/service/1/book", `/service/${id}/bookings`]) {
    expect(bookingFormInPath(path)).toBeNull();
  }
});

test("a path leads to the draft of a job only where the form is, and by the id of the draft", () => {
  const draftId = crypto.randomUUID();
  expect(jobDraftInPath(`/jobs/new?what=Roof&draft=${draftId}`)).toBe(draftId);
  for (const path of [null, "/jobs/new", "/jobs/new?draft=1", `/jobs?draft=${draftId}`]) {
    expect(jobDraftInPath(path)).toBeNull();
  }
});
