import { expect, test } from "vitest";
import { clientAddress } from "#app/http/client-address.ts";

const from = (headers: Record<string, string>) =>
  clientAddress(new Request("http://kayap.test/", { headers }));

test("only the header of the platform says where a request comes from (threat 7)", () => {
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

test("an IPv4 address in the clothes of IPv6 counts as itself", () => {
  expect(from({ "CF-Connecting-IP": "::ffff:190.80.1.2" })).toBe("190.80.1.2");
});

test.each(["", "nonsense", "1:2:3", "]/evil[", "a".repeat(500)])(
  "%j counts as an unknown address, never as one of its own",
  (address) => {
    expect(from({ "CF-Connecting-IP": address })).toBe("unknown");
  },
);
