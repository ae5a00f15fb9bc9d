import { describe, expect, test } from "vitest";
import { readSettled, withSettled } from "#app/domain/drafts/settled.ts";

describe("the cookie of drafts that are not needed any more", () => {
  test("names the newest ten, each once", () => {
    expect(withSettled(null, "contact")).toBe("contact");
    expect(withSettled("contact|service:7", "contact")).toBe("service:7|contact");
    const eleven = Array.from({ length: 11 }, (_, n) => `service:${n}`);
    const value = eleven.reduce<string | null>(withSettled, null);
    expect(readSettled(value)).toEqual(eleven.slice(1));
  });

  test("is read without what is not ours", () => {
    expect(readSettled("contact|<script>|Set-Cookie: a|service:../x|profile")).toEqual([
      "contact",
      "profile",
    ]);
    expect(readSettled(null)).toEqual([]);
  });
});
