const FAR = 300;

// Browsers with scroll-driven animations need no script for this.
if (!CSS.supports("animation-timeline: scroll()")) {
  const mark = () => document.documentElement.toggleAttribute("data-far", scrollY > FAR);
  addEventListener("scroll", mark, { passive: true });
  mark();
}
