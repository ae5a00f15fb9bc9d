import day from "#app/islands/offline/day/index.ts?worker&url";
import script from "#app/islands/offline/index.ts?worker&url";
import vault from "#app/islands/offline/vault/index.ts?worker&url";
import { privateMeta } from "#app/ui/head.ts";
import { OfflinePage } from "#app/ui/offline/offline-page.tsx";

export const meta = () => privateMeta("Offline");

export default function Offline() {
  return (
    <>
      <OfflinePage />
      <script type="module" src={script} data-day={day} data-vault={vault} />
    </>
  );
}
