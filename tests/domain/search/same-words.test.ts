import { describe, expect, test } from "vitest";
import { needOf } from "./need-of.ts";

describe("shortened words", () => {
  test.each([
    ["reno", "general-contractors"],
    ["gen technician", "solar-generators"],
    ["bdrm painter", "painters"],
    ["acct for small biz", "accountants"],
  ])("are read as the whole word: %s", (text, trade) => {
    expect([...needOf(text).trades, ...needOf(text).nearest]).toContain(trade);
  });

  test("are no need by themselves where they only ask", () => {
    expect(needOf("plz svc plumber asap thx").words).toEqual(["plumber"]);
  });

  test("are two words that a term writes as one, also when the first is a filler", () => {
    expect(needOf("make up lady").trades).toEqual(["make-up-artists"]);
    expect(needOf("body work").trades).toContain("body-work-spraying");
  });
});

describe("Spanish and Portuguese", () => {
  test.each([
    ["vender mi casa", "real-estate-agents"],
    ["lavar alfombras y muebles", "upholstery-curtains"],
    ["hay ratones en mi casa", "pest-control"],
    ["guardar móveis", "warehousing"],
    ["trocar lâmpada", "electricians"],
    ["enviar paquete a venezuela", "couriers"],
    ["pintar a casa por fora", "painters"],
  ])("lead to a trade as English does: %s", (text, trade) => {
    expect(needOf(text).trades[0]).toBe(trade);
  });
});
