import { ALREADY_SAVED, OWN_SERVICE } from "#app/domain/services/saved.ts";
import type { Service } from "#app/domain/services/service.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Asks a visitor who pressed Save and has signed in to confirm, since a GET changes nothing. */
export function SaveQuestion({ service }: { service: Service }) {
  const { id, saved } = service;
  if (saved === null) return null;
  if (saved === "own") return <Notice tone="info">{OWN_SERVICE}</Notice>;
  if (saved === "yes") return <Notice tone="info">{ALREADY_SAVED}</Notice>;
  return (
    <Panel
      as="form"
      variant="flat"
      className="flex flex-wrap items-center gap-2"
      method="post"
      action={paths.saved}
    >
      <input type="hidden" name="serviceId" value={id} />
      <input type="hidden" name="next" value={paths.service(id)} />
      <p className="min-w-0 flex-1">You are signed in. Save this service to your list?</p>
      <Button size="small" name="saved" value="on">
        Save this service
      </Button>
    </Panel>
  );
}
