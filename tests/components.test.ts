import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "#tools/project-root.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const filesOf = (pattern: string) => globSync(pattern, { cwd: ROOT }).toSorted();

/** What is written in one component, and the files that write it. A further file needs its reason here. */
const WRITTEN_ONCE: readonly { what: string; pattern: RegExp; files: readonly string[] }[] = [
  {
    what: "a button",
    pattern: /<button\b/,
    // A segmented control draws its buttons without a border between them.
    files: ["app/ui/button.tsx", "app/ui/forms/segmented.tsx"],
  },
  {
    what: "a field",
    pattern: /<(?:select|textarea|input(?!\s+(?:key=\{\w+\}\s+)?type="hidden"))\b/,
    files: ["app/ui/forms/field.tsx"],
  },
  { what: "a dialog", pattern: /<dialog\b/, files: ["app/ui/dialog.tsx"] },
  {
    what: "a menu of actions",
    pattern: /name="ellipsis"/,
    files: ["app/ui/navigation/actions-menu.tsx"],
  },
  {
    what: "a badge",
    pattern: /\brounded-badge\b/,
    files: [
      "app/ui/badge.tsx",
      // A bar of a chart, and the icon on a small pattern.
      "app/routes/dashboard/bookings/week-strip.tsx",
      "app/ui/pictures/pattern.tsx",
    ],
  },
  {
    what: "a coloured notice",
    pattern: /\bbg-(?:success|pending|danger)-tint\b/,
    files: [
      "app/ui/badge.tsx",
      "app/ui/button.tsx",
      "app/ui/notice.tsx",
      // Bars over the whole page, and the bookings of a calendar.
      "app/client/connection/connectivity-bar.tsx",
      "app/ui/frame/banner.tsx",
      "app/routes/dashboard/bookings/booking-block.tsx",
      "app/ui/search/not-updated.tsx",
    ],
  },
  {
    what: "an avatar",
    pattern: /\bbg-avatar-|\binitials\(/,
    files: ["app/ui/pictures/avatar.tsx"],
  },
  {
    what: "a photo",
    pattern: /\bobject-cover\b/,
    files: [
      "app/ui/pictures/avatar.tsx",
      "app/ui/pictures/photo.tsx",
      // Small photos that lead to others, and photos that are not stored yet.
      "app/routes/public/service/gallery.tsx",
      "app/routes/dashboard/services/form/photo-tile-row.tsx",
      "app/routes/dashboard/services/form/service-preview.tsx",
      // What somebody of the team looks at before it is published.
      "app/routes/team/waiting-service.tsx",
    ],
  },
  {
    what: "an empty state",
    pattern: /border-dashed border-control px-4 |<p className="text-soft">(?:No|Nothing)\b/,
    files: ["app/ui/empty.tsx"],
  },
  {
    what: "the pages of a list",
    pattern: /Page \{\w+\} of \{\w+\}/,
    files: ["app/ui/navigation/pager.tsx"],
  },
  { what: "stars", pattern: /\bfill-gold\b/, files: ["app/ui/reviews/stars.tsx"] },
  { what: "the currency", pattern: /Guyana dollars"/, files: ["app/ui/values/price.tsx"] },
];

/** What writes dates, times, numbers and prices as texts, and the files that do. */
const FORMATTERS = {
  pattern: /\btoLocale\w*\(|\bIntl\.\w+|\.toFixed\(/,
  files: [
    "app/domain/text/number.ts",
    "app/domain/time/time-text.ts",
    // Times of the device itself, in its own zone.
    "app/domain/drafts/draft.ts",
    "app/domain/offline/kept-time.ts",
    // Names of countries.
    "app/http/security/client-address.ts",
  ],
};

/** The shared parts: those that lie loose, and those of these folders. The other folders are of one subject each. */
const SHARED_PARTS = filesOf("app/ui/{*,{forms,frame,navigation,pages,pictures,values}/*}.tsx");

/** The shared parts that need no place of their own on /dev/components. */
const ELSEWHERE = {
  "around that page too": [
    "frame/account-menu",
    "frame/bottom-bar",
    "frame/footer",
    "frame/frame",
    "frame/skip-link",
    "frame/sticky-header",
    "frame/top-bar",
  ],
  "whole pages": ["pages/error-page", "pages/missing-page"],
};

describe("what people see everywhere is written in one component", () => {
  const sources = filesOf("app/**/*.tsx").filter((path) => !path.startsWith("app/ui/dev/"));

  test.each(WRITTEN_ONCE)("$what", ({ pattern, files }) => {
    expect(sources.filter((path) => pattern.test(read(path)))).toEqual([...files].toSorted());
  });

  test("dates, times and numbers", () => {
    const { pattern, files } = FORMATTERS;
    const modules = filesOf("app/**/*.{ts,tsx}");
    expect(modules.filter((path) => pattern.test(read(path)))).toEqual([...files].toSorted());
  });
});

describe("the page of components", () => {
  const page = filesOf("app/ui/dev/*.tsx").map(read).join("");
  const shown = [...page.matchAll(/\bfile="([^"]+)"|data-component="([^"]+)"/g)].map(
    ([, file, other]) => file ?? other ?? "",
  );

  test("has every shared part, once", () => {
    const elsewhere = Object.values(ELSEWHERE).flat();
    const shared = SHARED_PARTS.map((path) => path.slice("app/ui/".length));
    expect(shared).toEqual(expect.arrayContaining(elsewhere.map((name) => `${name}.tsx`)));
    const expected = shared.filter((file) => !elsewhere.includes(file.replace(/\.tsx$/, "")));
    expect(shown.filter((file) => shared.includes(file)).toSorted()).toEqual(expected.toSorted());
  });

  test("names only files that there are", () => {
    const files = filesOf("app/ui/**/*.tsx");
    expect(shown.filter((file) => !files.includes(`app/ui/${file}`))).toEqual([]);
  });
});
