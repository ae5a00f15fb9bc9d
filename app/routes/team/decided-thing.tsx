import { paths } from "#app/links.ts";
import { Panel } from "#app/ui/panel.tsx";
import { Stars } from "#app/ui/reviews/stars.tsx";
import { LongText } from "#app/ui/values/long-text.tsx";

type DecidedThingPanelProps = {
  thing: {
    title: string;
    text: string;
    isHidden: boolean;
    serviceId: string | null;
    serviceHasPage: boolean;
    rating: number | null;
    reply: string | null;
  };
};

/** The subject of a decision, as it is now. */
export function DecidedThingPanel({ thing }: DecidedThingPanelProps) {
  return (
    <Panel className="stack-2">
      <h2 className="wrap-anywhere">{thing.title}</h2>
      {thing.isHidden && <p className="text-soft">Hidden now.</p>}
      {thing.rating !== null && <Stars rating={thing.rating} />}
      <LongText text={thing.text} />
      {thing.reply !== null && (
        <>
          <h3>Reply to the review</h3>
          <LongText text={thing.reply} />
        </>
      )}
      {thing.serviceId && (
        <a
          className="inline-flex min-h-11 items-center"
          href={
            thing.serviceHasPage
              ? paths.service(thing.serviceId)
              : paths.teamThing("service", thing.serviceId)
          }
        >
          View the service
        </a>
      )}
    </Panel>
  );
}
