import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "#app/root.tsx";
import { Frame } from "#app/ui/frame/frame.tsx";

export default function PublicLayout() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { pathname, search } = useLocation();
  return (
    <Frame
      path={pathname + search}
      theme={root?.theme ?? "system"}
      supportEmail={root?.supportEmail ?? ""}
      postalAddress={root?.postalAddress ?? ""}
      signInNext={root?.signInNext ?? null}
      emailFails={root?.emailFails ?? false}
      notice={root?.notice ?? null}
    >
      <Outlet />
    </Frame>
  );
}
