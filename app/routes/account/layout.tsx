import { Outlet } from "react-router";
import type { PageHandle } from "#app/ui/page-handle.ts";

export const handle: PageHandle = { dashboardStyles: true };

export default Outlet;
