import { expect, test } from "vitest";
import { clearedNotice, noticeCookie, readNotice } from "#app/http/cookies/notice.ts";
import { pendingAddress, pendingAddressCookie } from "#app/http/cookies/pending-email.ts";

const request = (cookie?: string, scheme = "http") =>
  new Request(`${scheme}://kayap.test/`, { headers: cookie ? { Cookie: cookie } : {} });

test("a notice is a code in a short cookie that scripts cannot read", () => {
  const cookie = noticeCookie(request(undefined, "https"), "verified");
  expect(cookie).toBe("notice=verified; Path=/; SameSite=Lax; Max-Age=300; HttpOnly; Secure");
  expect(readNotice(request("notice=verified"))).toMatchObject({
    text: expect.stringContaining("is confirmed"),
    failed: false,
  });
  expect(readNotice(request("notice=service-not-saved"))).toMatchObject({ failed: true });
});

test.each(["notice=", "notice=toString", "notice=__proto__", "notice=You%20won", "other=verified"])(
  "the cookie %s shows no notice",
  (cookie) => {
    expect(readNotice(request(cookie))).toBeNull();
  },
);

test("a notice cookie is deleted once it was sent, and no cookie is set where there is none", () => {
  expect(new Headers(clearedNotice(request("notice=x"))).get("Set-Cookie")).toContain("Max-Age=0");
  expect(clearedNotice(request())).toEqual({});
});

test("a HEAD request, by which a page finds out whether there is an answer, leaves the notice for the page that shows it", () => {
  const head = new Request(request("notice=x"), { method: "HEAD" });
  expect(clearedNotice(head)).toEqual({});
});

test.each(["a;b=c@kayap.test", "ünï@kayap.test", "a+b@kayap.test"])(
  "the address %s is read back from its cookie unchanged, and cannot inject another cookie",
  (email) => {
    const cookie = pendingAddressCookie(request(), email);
    expect(cookie.split("; ").slice(1)).toEqual([
      "Path=/",
      "SameSite=Lax",
      "Max-Age=600",
      "HttpOnly",
    ]);
    expect(pendingAddress(request(cookie.split("; ")[0]))).toBe(email);
  },
);

test("an address cookie that cannot be decoded counts as none", () => {
  expect(pendingAddress(request("pending-address=%E0%A4%A"))).toBeNull();
  expect(pendingAddress(request())).toBeNull();
});
