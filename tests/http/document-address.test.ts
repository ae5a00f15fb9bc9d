import { describe, expect, test } from "vitest";
import { canonicalAddress } from "#app/domain/paths/canonical.ts";
import { documentAddress } from "#app/http/documents/document-address.ts";

const addressOf = (path: string) => documentAddress(new URL(path, "http://kayap.test"));

describe("the address of a document", () => {
  test("keeps the parameters the page knows, sorted, and drops the rest", () => {
    expect(addressOf("/search?sort=rating&q=a%26b&fbclid=1&availability=weekends")).toBe(
      "/search?availability=weekends&q=a%26b&sort=rating",
    );
    expect(addressOf("/?utm_source=x")).toBe("/");
    expect(addressOf("/service/1?photo=2&tab=reviews")).toBe("/service/1?photo=2");
  });

  test("is null for what is no public document", () => {
    for (const path of ["/dashboard", "/login", "/contact", "/service/1/book", "/search.data"]) {
      expect(addressOf(path)).toBeNull();
    }
  });

  test("is null for a public document that is written in another way, which must not split the cache", () => {
    for (const path of ["/About", "/about/", "/%61bout", "/pro/1/"]) {
      expect(addressOf(path), path).toBeNull();
    }
  });

  test("is known to search engines without what only changes how the page looks", () => {
    expect(canonicalAddress("/search?page=2&q=roof&sort=rating&view=list")).toBe(
      "/search?page=2&q=roof",
    );
    expect(canonicalAddress("/service/1?photo=2")).toBe("/service/1");
  });
});
