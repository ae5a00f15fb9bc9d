import sharp from "sharp";
import { opensPlace, type Person, seesHeading, seesStatus } from "./person.ts";

export type Offer = {
  title: string;
  description: string;
  category: string;
  subcategory: string;
  price: string;
  village: string;
  region: { name: string; code: string };
  photos: Photo[];
};
export type Photo = { name: string; mimeType: string; buffer: Buffer };

/** Three small photos, so that the slow connection hardly matters. */
export function takePhotos(): Promise<Photo[]> {
  const grain = { type: "gaussian", mean: 128, sigma: 20 } as const;
  return Promise.all(
    ["#0b5a3c", "#ffc629", "#b80f2a"].map(async (background) => ({
      name: `${background}.jpg`,
      mimeType: "image/jpeg",
      buffer: await sharp({
        create: { width: 480, height: 360, channels: 3, background, noise: grain },
      })
        .jpeg({ quality: 70 })
        .toBuffer(),
    })),
  );
}

/** Becomes a professional. */
export async function becomesProfessional(person: Person): Promise<void> {
  const { page } = person;
  await page.getByRole("button", { name: "Pro", exact: true }).click();
  await seesHeading(person, "Become a professional");
  await page.locator("main").getByRole("button", { name: "Become a professional" }).click();
  await seesStatus(person, "You are a professional now. Add your first service.");
}

/** Fills in the open form of a first service and publishes it. */
export async function publishes(person: Person, offer: Offer): Promise<void> {
  const { page, scripts } = person;
  await seesHeading(person, "Add service");
  await page.getByLabel("Title").fill(offer.title);
  await page.getByLabel("Description").fill(offer.description);
  // Without scripts it would stay at 0.
  await page.locator("[data-counter]").waitFor({ state: scripts ? "visible" : "hidden" });
  await page.getByLabel("Category", { exact: true }).selectOption(offer.category);
  if (!scripts) await page.getByRole("button", { name: "Show subcategories" }).click();
  await page.getByLabel("Subcategory (optional)").selectOption(offer.subcategory);
  await page.getByLabel("Price (GYD)").fill(offer.price);
  await page.getByLabel("Price type").selectOption("Fixed price");
  await page.getByLabel("Village or town").fill(offer.village);
  await page.getByLabel("Region", { exact: true }).selectOption(offer.region.name);
  // The code of the region, which scripts fill in.
  if (!scripts) await page.getByLabel("Postal code").fill(offer.region.code);
  await page.getByLabel("Weekdays").check();
  await page.getByLabel("Photos", { exact: true }).setInputFiles(offer.photos);
  if (!scripts) await page.getByRole("button", { name: "Upload these photos now" }).click();
  const stored = page.locator("input[name=photo]");
  await stored.nth(offer.photos.length - 1).waitFor({ state: "attached" });
  await page.getByLabel("What photo 1 shows").fill("A clean gutter along a zinc roof");
  await page.getByRole("button", { name: "Create service" }).last().click();
  await seesStatus(person, "Service created successfully!");
  await page.getByRole("row").filter({ hasText: offer.title }).getByText("Active").waitFor();
}

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/** Sets the hours to weekdays from eight to four. */
export async function setsHours(person: Person): Promise<void> {
  const { page } = person;
  await opensPlace(person, "Bookings");
  await page.getByRole("link", { name: "Set my hours" }).click();
  await seesHeading(person, "My hours");
  for (const day of WEEK) {
    await page.getByLabel(`${day} from`).fill("08:00");
    await page.getByLabel(`${day} to`).fill("16:00");
  }
  await page.getByRole("button", { name: "Save Changes" }).click();
  await seesStatus(person, "Your hours are saved.");
}
