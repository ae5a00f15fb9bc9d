import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { cataloguePages, FOLDER, readSentences } from "#tools/sentences/catalogue.ts";
import { findSentences } from "#tools/sentences/find-sentences.ts";
import { isStatement } from "#tools/sentences/phrase.ts";
import { childrenOf } from "#tools/sentences/syntax.ts";
import { isEnglish } from "#tools/sentences/wording.ts";

const sentences = readSentences();

/** What the specification says word for word where our own words would be others, and names of things that are theirs. */
const EXEMPT = new Set([
  "Account registration is currently disabled. Please contact support.",
  "Book appointments",
  "Check Your Email",
  "City is required",
  "Each image must be less than 5MB",
  "Email address is invalid",
  "Email is required",
  "Failed to log out. Please try again.",
  "Failed to send reset password email. Please try again.",
  "Invalid email or password. Please check your credentials and try again.",
  "Login",
  "Logout",
  "Name can only contain letters, spaces, hyphens, and apostrophes",
  "Please enter a valid email address",
  "Please enter your email address",
  "Please log in to contact professionals",
  "Please log in to save services",
  "Please upload at least one image",
  "Please upload only image files",
  "We couldn't find any services matching your criteria. Try adjusting your filters or search terms.",
  "You can upload a maximum of 5 images",
  "You must be logged in to create a service",
  // The name of a database on the device.
  "kayap-vault: what you keep to read without a connection, and what waits to be sent. queue: that something waits.",
  // Trades.
  "Butchers & Fish Vendors",
  "Drone Pictures",
  // A type of structured data.
  "City",
]);

/** Our own sentences that match, with their files. */
function ours(rule: RegExp): string[] {
  return sentences
    .filter(({ text }) => !EXEMPT.has(text) && rule.test(text.replace(/\{[^}]*\}/g, "{}")))
    .map(({ file, text }) => `${file}: ${text}`);
}

const find = (source: string) => findSentences("a.tsx", source).map(({ text }) => text);

/** The labels and titles that the specification capitalises, names of pages among them, and those of legal documents. */
const CAPITALISED = new Set([
  "+592 XXX XXXX",
  "A to Z",
  "About Us",
  "Account Management",
  "All Categories",
  "All Reviews",
  "Any Rating",
  "Back to Home",
  "Back to My Services",
  "Back to Saved Services",
  "Back to Settings",
  "Browse All Services",
  "Business Inquiries",
  "Check Your Email",
  "Clear All",
  "Clear All Filters",
  "Connecting Guyana's Finest Professionals",
  "Contact Pro",
  "Edit Review",
  "Event Planning",
  "Find Professional Services",
  "Find Services",
  "Find a Pro",
  "Find the Perfect Professional",
  "For Customers",
  "For Professionals",
  "Frequently Asked Questions",
  "Go Back",
  "Hair Stylist",
  "High to Low",
  "Highest Rated",
  "Home Repair",
  "How It Works",
  "IT Support",
  "Legal and Policies",
  "Low to High",
  "Mark as Completed",
  "Minimum Rating",
  "Most Popular Categories",
  "Most Reviews",
  "My Bookings",
  "My Jobs",
  "My Reviews",
  "My Services",
  "Page Not Found",
  "Price Range GYD",
  "Privacy Policy",
  "Register Another Account",
  "Remove Selected",
  "Request Booking",
  "Reviews Given",
  "Reviews Received",
  "Safety and Security",
  "Save Changes",
  "Saved Services",
  "Search for Services",
  "Share Profile",
  "Sign Out",
  "Sign Up",
  "Sort by Relevance",
  "Submit Review",
  "Technical Support",
  "Terms of Use",
  "Try Again",
  "Update Review",
  "View All  Categories",
  "View All Categories",
  "View Details",
  "Write a Review",
]);

/** Files whose texts are names: of trades, places, months, cities and browsers. */
const NAMES =
  /domain\/(?:services\/catalogue|search\/(?:lexicon|landmarks)|places\/(?:areas|regions)|time\/|accounts\/user-agent)|^demo\/|settings\/labels/;

/** Words that have a capital anywhere. */
const PROPER =
  /^(?:Kayap|Guyana|Guyanese|GYD|Region|Safari|Google|Android|DELETE|Monday|Friday|Saturday|Sunday|AM|PM)$/;
const SMALL = /^(?:a|an|and|as|at|by|for|from|in|of|on|or|the|this|to|with)$/;

/** The labels and titles of a sentence: its parts that end without a full stop. */
function labelsOf(text: string): string[] {
  return text
    .split(/[[\]]| \| |(?<=[.?!:]) /)
    .map((part) => part.replace(/\{[^}]*\}|\(.*\)/g, "").trim())
    .filter((part) => part !== "" && !/[.?!:]$/.test(part));
}

/** Whether every word but the small ones has a capital. */
function isCapitalised(label: string): boolean {
  const words = (label.match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter((word) => !SMALL.test(word));
  const own = words.slice(1).filter((word) => !PROPER.test(word));
  return own.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
}

describe("the catalogue of sentences", () => {
  test("finds text between tags as one sentence, with its variables in braces", () => {
    expect(
      find(`export function Hello({ name, count }) {
        return <div>
          <p>Hello <b>{name}</b>, you have{" "}
            {count === 1 ? "one booking" : \`\${count} bookings\`}. <Link to="/a">See them</Link></p>
          <Icon name="circle-alert" />
          <Button aria-label={\`Close \${name.first}\`}>Close</Button>
        </div>;
      }`),
    ).toEqual([
      "Hello {name}, you have [one booking | {count} bookings]. See them",
      "Close",
      "Close {first}",
    ]);
  });

  test("finds constants and messages of schemas, and neither code nor logs", () => {
    expect(
      find(`import "Some Module";
        const MESSAGE = "Please choose a time; it is free.";
        const schema = z.string("Name is required").max(5, tooLong(5));
        const style = "mb-1 text-base in a the";
        if (event.key === "Escape") console.error("This is not shown");
        throw new Error("Nor is this");
        const query = sql\`select the name from users\`;`),
    ).toEqual(["Please choose a time; it is free.", "Name is required"]);
  });

  test("is up to date: after changing a sentence run npm run sentences", () => {
    const made = cataloguePages(sentences);
    const stored = new Map(
      readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), "utf8")]),
    );
    expect([...stored.keys()].sort()).toEqual([...made.keys()].sort());
    for (const [name, page] of made) expect(stored.get(name), name).toBe(page);
  });

  test("has sentences on every page", () => {
    for (const [name, page] of cataloguePages(sentences)) {
      expect(page.split("\n- ").length, name).toBeGreaterThan(20);
    }
  });
});

describe("every sentence", () => {
  test("has none of the words that nobody says", () => {
    expect(
      ours(
        /\bletters?\b|unwanted mail|\bslip\b|\bknock|other side\b|stands? here|waits for you here|look among|one press\b|take a rest|\bmeans against|for good\b|whoever/i,
      ),
    ).toEqual([]);
  });

  test.each([
    ["sign in, sign out", /\blog(?:ged|ging)?[ -]?(?:in|out)\b/i],
    ["e-mail", /\bemails?\b/i],
    ["photo", /\b(?:pictures?|images?)\b/i],
    ["village or town", /\bcity\b/i],
    ["booking", /\b(?:appointments?|reservations?)\b/i],
    ["free time", /\b(?:open times?|slots?)\b/i],
    ["professional", /\b(?:vendors?|providers?|freelancers?)\b/i],
    ["two-factor sign-in", /\b(?:second (?:step|factor)|2FA|two-step)\b/i],
    ["calendar address", /\b(?:feed|webcal|ics)\b/i],
    ["spam folder", /\bjunk\b/i],
  ])("calls it “%s”", (name, otherNames) => {
    // The specification has a profile picture, and photos of services.
    const isPicture = (sentence: string) => name === "photo" && /\/profiles?\//.test(sentence);
    expect(ours(otherNames).filter((sentence) => !isPicture(sentence))).toEqual([]);
  });

  test("that is a label has one capital, but for those of the specification", () => {
    const labels = sentences
      .filter(({ file }) => !NAMES.test(file))
      .flatMap(({ file, text }) => labelsOf(text).map((label) => ({ file, label })));
    const isName = (label: string) => CATEGORIES.some(({ name }) => name === label);
    const wrong = labels.filter(
      ({ label }) => isCapitalised(label) && !CAPITALISED.has(label) && !isName(label),
    );
    expect(wrong.map(({ file, label }) => `${file}: ${label}`)).toEqual([]);
    const unused = [...CAPITALISED].filter((label) => !labels.some((one) => one.label === label));
    expect(unused).toEqual([]);
  });

  test("calls a button that is tapped, clicked or chosen by a key tapped", () => {
    expect(ours(/\b(?:press(?:es|ed)?|click(?:s|ed)?)\b/i)).toEqual([]);
  });

  test("writes “Kayap” with one capital", () => {
    expect(ours(/\bKAYAP\b|\bkayap\b(?!\.json|-vault)/)).toEqual([]);
  });

  test("has typographic apostrophes and quotes", () => {
    const names = /Guyana's (?:F|f)inest|Children's Party/;
    expect(ours(/'|"/).filter((sentence) => !names.test(sentence))).toEqual([]);
  });

  test("has single spaces, and none before a full stop or a comma", () => {
    const parts = sentences.flatMap(({ text }) => text.split(/[[\]]| \| /));
    expect(parts.filter((part) => / {2}| [.,;:!?](?:\s|$)/.test(part.trim()))).toEqual([]);
  });
});

describe("statements of the database", () => {
  test("have no English in them", () => {
    expect(sqlTexts()).toEqual([]);
  });

  test("are stored without English from db/, but for the specification's region", () => {
    const stored = sentences
      .filter(({ file }) => file.startsWith("db/"))
      .map(({ file, text }) => `${file}: ${text}`);
    expect(stored).toEqual([
      "db/connection/unavailable.ts: The database did not answer in time.",
      "db/schema/accounts.ts: Guyana",
      "db/schema/services.ts: Guyana",
    ]);
  });
});

/** Every quoted text of a statement in db/ that reads as English. */
function sqlTexts(): string[] {
  return readdirSync("db", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => ({ path, source: readFileSync(join("db", path), "utf8") }))
    .filter(({ source }) => source.includes("sql`"))
    .flatMap(({ path, source }) => {
      const { program } = parseSync(path, source);
      return statementTexts(program)
        .flatMap((statement) => [...statement.matchAll(/'([^']*)'/g)])
        .flatMap(([, quoted = ""]) => (isEnglish(quoted.trim()) ? [`db/${path}: ${quoted}`] : []));
    });
}

/** The texts of the `sql` templates below a node. */
function statementTexts(node: ESTree.Node): string[] {
  const own =
    node.type === "TaggedTemplateExpression" && isStatement(node)
      ? [node.quasi.quasis.map(({ value }) => value.cooked ?? "").join("?")]
      : [];
  return [...own, ...childrenOf(node).flatMap(statementTexts)];
}
