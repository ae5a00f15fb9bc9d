import { expect, test } from "vitest";
import { driverValues } from "#db/statements/driver-values.ts";

test("what the driver takes reaches it as it is", () => {
  const values = [
    null,
    "Georgetown",
    12,
    12n,
    true,
    new Uint8Array([1]),
    new ArrayBuffer(1),
    new Date(0),
  ];
  expect(driverValues(values)).toEqual(values);
});

test.each([[undefined], [["a list"]], [{ an: "object" }]])(
  "a value that the driver does not take, %o, is named before anything is asked",
  (value) => {
    expect(() => driverValues(["Georgetown", value])).toThrow(TypeError);
  },
);
