import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrange, listedPhotos, photoErrors } from "#app/domain/services/photo.ts";

const [A, B, C] = [
  "0b5a3c00-0000-4000-8000-00000000000a",
  "0b5a3c00-0000-4000-8000-00000000000b",
  "0b5a3c00-0000-4000-8000-00000000000c",
] as const;

describe("the photos a form lists", () => {
  test("the photos of a form are listed in order, each once, with their descriptions", () => {
    const fields: [string, string][] = [
      ["photo", B],
      [`alt-${B}`, "  A   roof\n"],
      ["photo", A],
      ["photo", B],
      ["title", A],
    ];
    expect(listedPhotos(fields)).toEqual([
      { id: B, alt: "A roof" },
      { id: A, alt: "" },
    ]);
  });

  test("the photos of a form leave out invalid ids and everything after the twentieth", () => {
    expect(
      listedPhotos([
        ["photo", "../../x"],
        ["photo", ""],
        ["photo", "__proto__"],
      ]),
    ).toEqual([]);
    const many = Array.from({ length: 30 }, (): [string, string] => ["photo", crypto.randomUUID()]);
    expect(listedPhotos(many).map(({ id }) => id)).toEqual(many.slice(0, 20).map(([, id]) => id));
  });
});

describe("a list of photos", () => {
  const list = (...alts: string[]) => alts.map((alt, i) => ({ id: `p${i}`, alt }));

  test("a list of photos is invalid when empty, with six photos, or with a description of 121 characters", () => {
    expect(photoErrors([])).toEqual({ images: "Please upload at least one image" });
    expect(photoErrors(list("", "", "", "", ""))).toEqual({});
    expect(photoErrors(list("", "", "", "", "", ""))).toEqual({
      images: "You can upload a maximum of 5 images",
    });
    expect(photoErrors(list("𠀀".repeat(120)))).toEqual({});
    expect(photoErrors(list("", "x".repeat(121)))).toEqual({
      "alt-p1": "Must be 120 characters or less",
    });
  });

  test("a photo moves by one position, and not past the ends of the list", () => {
    const photos = [A, B, C].map((id) => ({ id }));
    const moved = (...move: ["remove" | "earlier" | "later", string]) =>
      arrange(photos, ...move).map(({ id }) => id);
    expect(moved("earlier", B)).toEqual([B, A, C]);
    expect(moved("later", B)).toEqual([A, C, B]);
    expect(moved("earlier", A)).toEqual([A, B, C]);
    expect(moved("later", C)).toEqual([A, B, C]);
    expect(moved("remove", B)).toEqual([A, C]);
    expect(moved("later", "nothing")).toEqual([A, B, C]);
    expect(moved("remove", "nothing")).toEqual([A, B, C]);
  });

  test("moving never loses or duplicates a photo", () => {
    const ids = fc.uniqueArray(fc.string(), { maxLength: 6 });
    fc.assert(
      fc.property(ids, fc.constantFrom("earlier", "later"), fc.nat(7), (all, move, at) => {
        const photos = all.map((id) => ({ id }));
        const result = arrange(photos, move, all[at] ?? "none");
        expect(result.map(({ id }) => id).sort()).toEqual([...all].sort());
      }),
    );
  });
});
