import { lineText } from "#app/domain/offline/line.ts";

const { serviceWorker } = navigator;
/** Such a page has a bar of its own, and holds its forms by itself. */
const hydrates = "__reactRouterContext" in window;
const bar = document.createElement("p");
bar.role = "alert";
bar.className = "bg-pending-tint text-pending px-4 py-2";
/** Whether a form was sent that nothing was answered to yet. */
let isSent = false;

// A bar that is put in its place again is read out again.
function say(isOffline: boolean, text = "What you typed is kept.") {
  bar.textContent = `${lineText(isOffline)} ${text}`;
  document.querySelector("header")?.insertAdjacentElement("beforeend", bar);
}

// As soon as the browser knows. A kept page says by itself what it is.
addEventListener("offline", () => {
  if (!hydrates) say(true, "Pages that you opened before still open.");
});
addEventListener("online", () => bar.remove());

// The service worker keeps the page when a form gets no answer. Without one, no form is sent without a connection.
addEventListener("submit", (event) => {
  isSent = !event.defaultPrevented;
  if (!isSent || hydrates || navigator.onLine || serviceWorker?.controller) return;
  event.preventDefault();
  say(true);
});

// It asks whether this page says so.
serviceWorker?.addEventListener("message", ({ data, ports: [port] }) => {
  if (!isSent) return;
  isSent = false;
  say(data);
  port?.postMessage(0);
});

// A Wi-Fi with a page of its own answers in our place: the browser follows it nowhere with a form, and says nothing.
document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
  if (effectiveDirective !== "form-action") return;
  say(
    false,
    "What you typed is kept. If a Wi-Fi asks you to sign in, do that first, and send it again.",
  );
});
