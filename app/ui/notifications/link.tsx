import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "#app/links.ts";

type NotificationLinkProps = {
  to: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
};

/** Dashboard pages open by the router, public pages as documents. */
export function NotificationLink({ to, ...link }: NotificationLinkProps) {
  return to.startsWith(paths.dashboard) ? <Link to={to} {...link} /> : <a href={to} {...link} />;
}
