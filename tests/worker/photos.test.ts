import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { formOf, SERVICE } from "#tests/support/records/service-form.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import { callerAt } from "#tests/support/servers/rooms.ts";

const { url } = await startKayap();

const PATH = `${url}/dashboard/services/photos`;
const answerSchema = z.object({ id: z.string() });

let cookie: string;
beforeAll(async () => {
  cookie = (await callerAt(url, "pro@kayap.test")).cookie;
});

function send(photo: Buffer, draft = crypto.randomUUID()): Promise<Response> {
  const form = new FormData();
  form.append("draft", draft);
  form.append("images", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "roof.jpg");
  return fetch(PATH, { method: "POST", body: form, headers: { Origin: url, Cookie: cookie } });
}

/** The address of a photo on the form of its owner, without the size. */
async function addressOnForm(draft: string, id: string): Promise<string> {
  const form = await fetch(`${url}/dashboard/services/new?draft=${draft}`, {
    headers: { Cookie: cookie },
  });
  return new RegExp(`/photos/${id}\\.[\\w.-]+`).exec(await form.text())?.[0] ?? "none";
}

describe("a photo that goes through the Worker", () => {
  test.each(["160.webp", "400.webp", "800.webp", "1200.jpg"])(
    "is upright and has no location: %s (threat 55)",
    async (size) => {
      const photo = await sharp({
        create: { width: 600, height: 400, channels: 3, background: "#0b5a3c" },
      })
        .jpeg()
        .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 48/1 0/1" } })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      const draft = crypto.randomUUID();
      const response = await send(photo, draft);
      expect(response.status).toBe(201);
      const { id } = answerSchema.parse(await response.json());
      const served = await fetch(`${url}${await addressOnForm(draft, id)}/${size}`);
      const bytes = Buffer.from(await served.arrayBuffer());
      const { exif, width = 0, height = 0, orientation = 1 } = await sharp(bytes).metadata();
      expect([exif, orientation]).toEqual([undefined, 1]);
      expect(height).toBeGreaterThan(width);
      expect(bytes.includes("GPS")).toBe(false);
    },
  );

  test("is its owner's alone while it is a draft, and everybody's once its service is published (threat 94)", async () => {
    const photo = await sharp({
      create: { width: 300, height: 200, channels: 3, background: "#0b5a3c" },
    })
      .jpeg()
      .toBuffer();
    const draft = crypto.randomUUID();
    const { id } = answerSchema.parse(await (await send(photo, draft)).json());
    const own = await fetch(`${url}${await addressOnForm(draft, id)}/160.webp`);
    const others = () => fetch(`${url}/photos/${id}/160.webp`);
    expect([own.status, own.headers.get("Cache-Control")]).toEqual([200, "private, max-age=3600"]);
    expect((await others()).status).toBe(404);
    const published = await fetch(`${url}/dashboard/services/new?draft=${draft}`, {
      method: "POST",
      redirect: "manual",
      body: formOf({ ...SERVICE, draft, photo: id }),
      headers: { Origin: url, Cookie: cookie },
    });
    expect(published.status).toBe(303);
    const shown = await others();
    expect([shown.status, shown.headers.get("Cache-Control")]).toEqual([
      200,
      "public, max-age=3600",
    ]);
  });

  test("is refused when it cannot be decoded, and the Worker goes on", async () => {
    const broken = (
      await sharp({ create: { width: 900, height: 900, channels: 3, background: "#fff" } })
        .jpeg()
        .toBuffer()
    ).subarray(0, 400);
    const response = await send(broken);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("This photo could not be read.");
  });
});
