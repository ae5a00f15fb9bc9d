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

/** Never leads a page elsewhere, in which somebody may be writing. */
async function open(link) {
  const url = new URL(link, location.origin).href;
  const there = (await ourPages()).find((page) => page.url === url);
  return there ? there.focus() : clients.openWindow(url);
}

const ourPages = () => clients.matchAll({ type: "window", includeUncontrolled: true });
