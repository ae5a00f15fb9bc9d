import { expect, test } from "vitest";
import { clientAddress } from "#app/http/security/client-address.ts";

const from = (headers: Record<string, string>) =>
  clientAddress(new Request("http://kayap.test/", { headers }));

test("the address of a request comes only from the platform's header (threat 7)", () => {
  const spoofed = {
    "X-Forwarded-For": "1.2.3.4",
    "X-Real-IP": "1.2.3.4",
    Forwarded: "for=1.2.3.4",
  };
  expect(from({ ...spoofed, "CF-Connecting-IP": "190.80.1.2" })).toBe("190.80.1.2");
  expect(from(spoofed)).toBe(from({}));
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["fe80::", "fe80:0:0:0::/64"],
])("the IPv6 address %s counts as %s (threat 7)", (address, network) => {
  expect(from({ "CF-Connecting-IP": address })).toBe(network);
});

test("an IPv4 address mapped to IPv6 counts as the IPv4 address", () => {
  expect(from({ "CF-Connecting-IP": "::ffff:190.80.1.2" })).toBe("190.80.1.2");
});

test.each(["", "nonsense", "1:2:3", "]/evil[", "a".repeat(500)])(
  "the invalid address %j counts as unknown, never as an address of its own",
  (address) => {
    expect(from({ "CF-Connecting-IP": address })).toBe("unknown");
  },
);
