type DemoPage = { name: string; path: string };

/**
 * Every kind of public page of a running Kayap with demo data, with a service and a professional found by search. The
 * page that the service worker shows without a connection has tests of its own.
 */
export async function demoPages(url: string): Promise<DemoPage[]> {
  const drawn = await firstMatch(`${url}/search?q=breaker`, /\/service\/[0-9a-f-]{36}/);
  const photographed = await serviceWithPhotos(url);
  const professional = await firstMatch(url + drawn, /\/pro\/[0-9a-f-]{36}/);
  return [
    { name: "home", path: "/" },
    { name: "categories", path: "/categories" },
    { name: "category", path: "/category/construction-trades" },
    { name: "search", path: "/search" },
    { name: "search with filters", path: "/search?q=repair&rating=4&availability=weekdays" },
    { name: "search without results", path: "/search?q=xylophone&location=Lethem" },
    { name: "service", path: drawn },
    { name: "service with photos", path: photographed },
    { name: "professional", path: professional },
    { name: "reviews of a professional", path: `${professional}?tab=reviews` },
    { name: "about", path: "/about" },
    { name: "how it works", path: "/how-it-works" },
    { name: "contact", path: "/contact" },
    { name: "terms", path: "/terms" },
    { name: "privacy", path: "/privacy" },
    { name: "FAQ", path: "/faq" },
    { name: "login", path: "/login" },
    { name: "register", path: "/register" },
    { name: "forgotten password", path: "/forgot-password" },
  ];
}

async function firstMatch(address: string, pattern: RegExp): Promise<string> {
  const found = pattern.exec(await (await fetch(address)).text())?.[0];
  if (!found) throw new Error(`Nothing like ${pattern} on ${address}`);
  return found;
}

/** A service with more than one photo. */
async function serviceWithPhotos(url: string): Promise<string> {
  for (let page = 1; page <= 13; page++) {
    const html = await (await fetch(`${url}/search?page=${page}`)).text();
    const cards = html.split("<li").filter((part) => part.includes("/photos/"));
    for (const card of cards) {
      const path = /\/service\/[0-9a-f-]{36}/.exec(card)?.[0];
      if (path && (await (await fetch(url + path)).text()).includes("data-next")) return path;
    }
  }
  throw new Error("The demo data has no service with photos");
}
