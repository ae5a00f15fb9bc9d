import { beforeEach, describe, expect, test } from "vitest";
import { alertIn, pageOf } from "#tests/support/application/accounts.ts";
import {
  pathOf,
  submit,
  transitionFixture,
} from "#tests/support/application/transition-fixture.ts";
import { textIn } from "#tests/support/html.ts";

let fixture: Awaited<ReturnType<typeof transitionFixture>>;
beforeEach(async () => {
  fixture = await transitionFixture();
});

describe("an ended booking", () => {
  test.each(["completed", "cancelled"])(
    "that is %s can no longer be changed (threat 38)",
    async (status) => {
      const { add, ravi, anita, statusOf } = fixture;
      const id = await add({ status });
      for (const [who, name] of [
        [ravi, "accept"],
        [ravi, "decline"],
        [ravi, "complete"],
        [anita, "complete"],
        [ravi, "no-show"],
      ] as const) {
        const response = await submit(who, id, name);
        expect(response.status, name).toBe(409);
        expect(alertIn((await pageOf(response)).page)).toBe(
          "This booking can no longer be changed.",
        );
      }
      for (const page of ["cancel", "propose", "complete"]) {
        const response = await anita.get(`${pathOf(id)}/${page}`);
        expect(response.status, page).toBe(409);
        expect(textIn((await pageOf(response)).page)).toContain(
          "This booking can no longer be changed.",
        );
      }
      expect((await anita.post(`${pathOf(id)}/cancel`, { reason: "x".repeat(20) })).status).toBe(
        409,
      );
      expect(await statusOf(id)).toBe(status);
    },
  );
});

test("a transition that the form does not offer is refused with the specification's sentence", async () => {
  const { add, ravi, statusOf } = fixture;
  const id = await add();
  const response = await submit(ravi, id, "expire");
  expect(response.status).toBe(400);
  expect(alertIn((await pageOf(response)).page)).toBe(
    "Failed to update booking status. Please try again.",
  );
  expect((await ravi.get(`${pathOf(id)}?step=accept`)).status).toBe(200);
  expect(await statusOf(id)).toBe("pending");
});

test("a transition that is posted without a session leads to sign-in", async () => {
  const { add, app, statusOf } = fixture;
  const id = await add();
  const response = await app.post(pathOf(id), { step: "accept" });
  expect(response.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(pathOf(id))}`);
  expect(await statusOf(id)).toBe("pending");
});
