import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NOTIFICATION_KINDS } from "#app/domain/notifications/notification.ts";
import { pushContent, pushEndpoint, pushFormSchema } from "#app/domain/notifications/push.ts";
import { pushSubscriber } from "#tests/support/http/push-service.ts";
import { anyCharacter } from "#tests/support/random/texts.ts";

const KNOWN = [
  "https://fcm.googleapis.com/fcm/send/abc:APA91b-_x",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d",
  "https://web.push.apple.com/QOXyz",
];

describe("the endpoint of a push subscription", () => {
  test.each(KNOWN)("can be %s", (address) => {
    expect(pushEndpoint(address)).toBe(address);
  });

  test.each([
    "",
    "fcm.googleapis.com/x",
    "http://fcm.googleapis.com/x",
    "ws://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com:80/x",
    "https://me@fcm.googleapis.com/x",
    "https://me:secret@fcm.googleapis.com/x",
    "https://fcm.googleapis.com/x#y",
    "https://fcm.googleapis.com./x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evil.example/fcm.googleapis.com",
    "https://evil.example#fcm.googleapis.com",
    "https://evil.example?.push.apple.com",
    "https://evil.example\\.push.apple.com",
    "https://fcm.googleapis.com@evil.example/x",
    "https://xfcm.googleapis.com/x",
    "https://a.fcm.googleapis.com/x",
    "https://googleapis.com/x",
    "https://push.apple.com/x",
    "https://evilpush.apple.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://169.254.169.254/latest/meta-data",
    "javascript:fetch('https://fcm.googleapis.com')",
    "//fcm.googleapis.com/x",
    `https://fcm.googleapis.com/${"x".repeat(2000)}`,
  ])("%j is none (threat 63)", (address) => {
    expect(pushEndpoint(address)).toBeNull();
  });

  test("of 2000 characters is one (threat 63)", () => {
    const address = "https://fcm.googleapis.com/".padEnd(2000, "x");
    expect(pushEndpoint(address)).toBe(address);
    expect(pushEndpoint(`${address}x`)).toBeNull();
  });

  test("is normalised to the URL that is fetched (threat 63)", () => {
    expect(pushEndpoint(" https:\\\\FCM.googleapis.com:443\\a\n/../b ")).toBe(
      "https://fcm.googleapis.com/b",
    );
  });

  test("is never accepted with another host, however it is written (threat 63)", () => {
    const host =
      /^(fcm\.googleapis\.com|[^/]+\.push\.services\.mozilla\.com|[^/]+\.notify\.windows\.com|[^/]+\.push\.apple\.com)$/;
    const piece = fc.oneof(
      fc.constantFrom(
        "https://",
        "http://",
        "https:",
        "//",
        "@",
        ":",
        "#",
        "?",
        "\\",
        "/",
        ".",
        "%2e",
      ),
      fc.constantFrom(
        "fcm.googleapis.com",
        "x.push.apple.com",
        "evil.example",
        "127.0.0.1",
        "443",
        "\t",
      ),
      fc.string({ unit: anyCharacter, maxLength: 4 }),
    );
    let taken = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.boolean(), (pieces, begun) => {
        const endpoint = pushEndpoint((begun ? "https://" : "") + pieces.join(""));
        if (endpoint === null) return;
        taken += 1;
        const { protocol, hostname, port, username, password, hash, href } = new URL(endpoint);
        expect([protocol, port, username, password, hash]).toEqual(["https:", "", "", "", ""]);
        expect(hostname).toMatch(host);
        expect(href).toBe(endpoint);
      }),
      { numRuns: 2000 },
    );
    expect(taken).toBeGreaterThan(10);
  });
});

describe("the push form", () => {
  const { endpoint, p256dh, auth } = pushSubscriber("a");
  const whole = { turn: "on", endpoint, p256dh, auth };

  test("takes a whole subscription, and nothing else to turn pushes off", () => {
    expect(pushFormSchema.parse(whole)).toEqual(whole);
    expect(pushFormSchema.parse({ turn: "off", endpoint: "x" })).toEqual({ turn: "off" });
  });

  test.each([
    ["no turn", { turn: undefined }],
    ["an unknown turn", { turn: "maybe" }],
    ["no endpoint", { endpoint: undefined }],
    ["a foreign endpoint", { endpoint: "https://evil.example/x" }],
    ["no key", { p256dh: undefined }],
    ["a key that is too short", { p256dh: p256dh.slice(1) }],
    ["a key that is too long", { p256dh: `${p256dh}A` }],
    ["a key that is no whole point", { p256dh: `A${p256dh.slice(1)}` }],
    ["a key with other signs", { p256dh: `${p256dh.slice(0, -1)}+` }],
    ["a key with a line end", { p256dh: `${p256dh}\n` }],
    ["no secret", { auth: undefined }],
    ["a secret that is too short", { auth: auth.slice(1) }],
    ["a secret that is too long", { auth: `${auth}A` }],
  ])("is refused with %s (threat 63)", (_, change) => {
    expect(pushFormSchema.safeParse({ ...whole, ...change }).success).toBe(false);
  });
});

test("a push of every kind has the title and says where to read more", () => {
  for (const kind of NOTIFICATION_KINDS) {
    const content = pushContent({ kind, title: "New message from Ravi", link: "/dashboard" });
    expect(content).toMatchObject({ title: "New message from Ravi", link: "/dashboard" });
    expect(content.body).toMatch(/^Open /);
  }
});
