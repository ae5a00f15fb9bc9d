const VISIBLE_MS = 5_000;
const notice = document.querySelector("[data-passing]");

/** Removes a notice of success after five seconds, but not while it is read (decision 100). */
function pass() {
  if (notice?.matches(":hover,:focus-within")) setTimeout(pass, VISIBLE_MS);
  else notice?.remove();
}

if (notice) setTimeout(pass, VISIBLE_MS);
