// Shows what Kayap pushes and opens what it is about. It keeps nothing and answers no requests.
// What a push says is made by pushContent in app/domain/notifications/push.ts.

addEventListener("install", () => skipWaiting());

addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

async function show({ title, body, link }) {
  const pages = await ourPages();
  // Whoever looks at Kayap already is not rung at.
  const silent = pages.some((page) => page.focused);
  await registration.showNotification(title, {
    body,
    silent,
    tag: link,
    icon: "/icon-192.png",
    data: { link },
  });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

// A browser replaces its subscription by itself, as when the old one has run out.
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/**
 * Tells Kayap of the new subscription. Where nobody is signed in any more, or Kayap cannot be told, there is none: then
 * the settings say “off”, which is true. Without the old one there is no key to ask a new one for.
 */
async function renew({ oldSubscription, newSubscription }) {
  const { pushManager } = registration;
  const subscription =
    newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (subscription && !(await isTold(subscription.toJSON()))) await subscription.unsubscribe();
}

async function isTold({ endpoint, keys }) {
  try {
    const body = new URLSearchParams({ turn: "on", endpoint, ...keys });
    const signal = AbortSignal.timeout(8_000);
    return (await fetch("/dashboard/settings/push", { method: "POST", body, signal })).ok;
  } catch {
    return false;
  }
}

/** Never leads a page elsewhere, in which somebody may be writing. */
async function open(link) {
  const url = new URL(link, location.origin).href;
  const there = (await ourPages()).find((page) => page.url === url);
  return there ? there.focus() : clients.openWindow(url);
}

const ourPages = () => clients.matchAll({ type: "window", includeUncontrolled: true });
