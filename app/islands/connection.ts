// As soon as the browser knows. The dashboard has a bar of its own, and a kept page says by itself what it is.
const bar = document.createElement("p");
bar.role = "alert";
bar.className = "bg-pending-tint text-pending px-4 py-2";
bar.textContent = "You are offline. Pages that you opened before still open.";

addEventListener("offline", () => {
  if (!("__reactRouterContext" in window))
    document.querySelector("header")?.insertAdjacentElement("beforeend", bar);
});
addEventListener("online", () => bar.remove());
