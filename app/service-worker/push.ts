/** What a push says (`pushContent` in app/domain/notifications/push.ts). */
type Content = { title: string; body: string; link: string };

/** Shows what is pushed, opens what it is about, and passes on a new subscription of the browser. */
export function listenForPushes(): void {
  addEventListener("push", (event) => {
    const content = readContent(event.data?.json());
    if (content) event.waitUntil(show(content));
  });
  addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.tag));
  });
  // A browser replaces its subscription by itself, as when the old one has run out.
  addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
}

function readContent(data: unknown): Content | null {
  if (typeof data !== "object" || data === null) return null;
  if (!("title" in data && "body" in data && "link" in data)) return null;
  return { title: String(data.title), body: String(data.body), link: String(data.link) };
}

/** Shows what Kayap pushes. A person who looks at Kayap already hears no sound. */
async function show({ title, body, link }: Content): Promise<void> {
  const pages = await ourPages();
  await registration.showNotification(title, {
    body,
    silent: pages.some((page) => page.focused),
    tag: link,
    icon: "/icon-192.png",
  });
}

/**
 * Tells Kayap of the new subscription. Where nobody is signed in any more, or Kayap cannot be told, there is none: then
 * the settings say “off”, which is true. Without the old one there is no key to ask a new one for.
 */
async function renew({
  oldSubscription,
  newSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  const { pushManager } = registration;
  const subscription =
    newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (subscription && !(await isAccepted(subscription.toJSON()))) await subscription.unsubscribe();
}

async function isAccepted({ endpoint = "", keys }: PushSubscriptionJSON): Promise<boolean> {
  try {
    const body = new URLSearchParams({ turn: "on", endpoint, ...keys });
    const signal = AbortSignal.timeout(8_000);
    return (await fetch("/dashboard/settings/push", { method: "POST", body, signal })).ok;
  } catch {
    return false;
  }
}

/** Opens what a notification is about, and never leads a page elsewhere, in which somebody may be writing. */
async function open(link: string): Promise<void> {
  const url = new URL(link, location.origin).href;
  const there = (await ourPages()).find((page) => page.url === url);
  await (there ? there.focus() : clients.openWindow(url));
}

const ourPages = () => clients.matchAll({ type: "window", includeUncontrolled: true });
