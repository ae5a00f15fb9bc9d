import { ALREADY_SAVED, OWN_SERVICE } from "#app/domain/services/saved.ts";
import type { Service } from "#app/domain/services/service.ts";
import { serviceHref } from "../links.ts";
import { Notice } from "../notice.tsx";

/** For somebody who wanted to save a service and has just signed in: one press is left, since a visit changes nothing. */
export function SaveQuestion({ service }: { service: Service }) {
  const { id, saved } = service;
  if (saved === null) return null;
  if (saved === "own") return <Notice tone="info">{OWN_SERVICE}</Notice>;
  if (saved === "yes") return <Notice tone="info">{ALREADY_SAVED}</Notice>;
  return (
    <form className="panel line" method="post" action="/saved">
      <input type="hidden" name="serviceId" value={id} />
      <input type="hidden" name="next" value={serviceHref(id)} />
      <p className="grow">You are signed in. Save this service to your list?</p>
      <button className="btn s" name="saved" value="on">
        Save this service
      </button>
    </form>
  );
}
