import share from "./share/index.ts?worker&url";
import { start } from "./start.ts";

// Without its script the parts of a page's menu “Share” are links.
if (document.querySelector("[data-share]")) start(share);
