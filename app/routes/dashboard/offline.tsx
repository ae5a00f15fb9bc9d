import script from "#app/islands/offline/index.ts?worker&url";
import { privateMeta } from "#app/ui/head.ts";
import { OfflinePage } from "#app/ui/offline/offline-page.tsx";

export const meta = () => privateMeta("Offline");

export default function Offline() {
  return (
    <>
      <OfflinePage />
      <script type="module" src={script} />
    </>
  );
}
