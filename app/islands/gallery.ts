import gallery from "./gallery/index.ts?worker&url";
import { start } from "./start.ts";

// Each photo of a gallery has an address; its script shows them in place.
if (document.querySelector("[data-thumb]")) start(gallery);
