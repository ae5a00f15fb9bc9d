import { Outlet } from "react-router";
import type { PageHandle } from "#app/ui/pages/page-handle.ts";

export const handle: PageHandle = { dashboardStyles: true };

export default Outlet;
