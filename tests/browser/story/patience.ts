import type { Locator, Page } from "playwright-core";

/**
 * Does from now on what a person does whom the line fails: loads the browser's own error page, a proxy's answer or a page
 * without its files once more, and presses what offers to try again. Returns a function that ends it.
 */
export function becomesPatient(page: Page): () => void {
  let isOver = false;
  let isUnanswered = false;
  let isLoaded = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isLoaded = false;
  });
  page.on("requestfailed", (request) => {
    // As of a download, which is no page.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    const isOfPage = ["stylesheet", "script"].includes(request.resourceType());
    if (request.isNavigationRequest() || (isOfPage && !isLoaded)) isUnanswered = true;
  });
  page.on("response", (response) => {
    if (response.request().isNavigationRequest() && response.status() === 502) isUnanswered = true;
  });
  page.on("domcontentloaded", () => {
    isLoaded = true;
    if (!isUnanswered || isOver) return;
    isUnanswered = false;
    void page.reload().catch(() => {});
  });
  const offers = [
    page.getByRole("alert").getByRole("button", { name: "Retry" }),
    page.locator("[data-connectivity]", { hasText: "This could not be sent." }).getByText("Retry"),
    page
      .locator("[data-save]")
      .filter({ has: page.locator("[data-failed]:visible") })
      .getByRole("button"),
    page.getByRole("button", { name: "Try Again to send photo" }),
  ];
  const press = async (offer: Locator) => {
    while (!isOver) {
      try {
        await offer.first().waitFor({ timeout: 0 });
        await offer.first().click({ timeout: 5_000 });
        // Nobody presses again while it is on its way.
        await offer.first().waitFor({ state: "hidden", timeout: 5_000 });
      } catch {
        // It was gone before it could be pressed.
      }
    }
  };
  for (const offer of offers) void press(offer);
  return () => {
    isOver = true;
  };
}
