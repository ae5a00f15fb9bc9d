import "./back.ts";
import "./gallery.ts";
import "./menu.ts";
import "./password.ts";
import "./scroll.ts";
import "./search.ts";
import "./share.ts";
import "./theme.ts";
