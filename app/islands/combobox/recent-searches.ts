const ADDRESS = "/dashboard/recent-searches.json";
const KEY = "searches";
const MOST = 5;

/** The searches of a signed-in person are kept in the account, those of a visitor on the device. */
const isSignedIn = document.querySelector('form[action="/logout"]') !== null;
let own: Promise<string[]> | undefined;

/** The person's last five searches, newest first; none when they cannot be read. */
export function recentSearches(): Promise<string[]> {
  own ??= isSignedIn ? ofAccount() : Promise.resolve(onDevice());
  return own.catch(() => []);
}

/** Remembers a visitor's search on the device. The search page itself remembers that of a person who is signed in. */
export function rememberSearch(text: string): void {
  if (isSignedIn || !text) return;
  const others = onDevice().filter((one) => one.toLowerCase() !== text.toLowerCase());
  store([text, ...others].slice(0, MOST));
}

export function clearSearches(): void {
  own = Promise.resolve([]);
  if (isSignedIn) fetch(ADDRESS, { method: "POST", keepalive: true }).catch(() => {});
  else store([]);
}

async function ofAccount(): Promise<string[]> {
  const answer = await fetch(ADDRESS);
  return answer.ok ? answer.json() : [];
}

/** A browser may refuse to store anything; then nothing is remembered. */
function onDevice(): string[] {
  try {
    return JSON.parse(localStorage[KEY]);
  } catch {
    return [];
  }
}

function store(searches: string[]) {
  try {
    localStorage[KEY] = JSON.stringify(searches);
  } catch {}
}
