import { createContext, useContext } from "react";

/** What the team has to say on all pages; "" for nothing. */
export const BannerContext = createContext("");

/** What the team has to say, above the header; nothing where it says nothing. */
export function Banner() {
  const banner = useContext(BannerContext);
  if (banner === "") return null;
  return (
    <aside className="bg-pending-tint text-pending" aria-label="Message from Kayap">
      <p
        className="mx-auto max-w-dashboard px-4 py-2.5 text-md font-semibold wrap-anywhere"
        role="status"
      >
        {banner}
      </p>
    </aside>
  );
}
