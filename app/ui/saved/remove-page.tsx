import { REMOVE_FAILED, REMOVE_SOME_FAILED, removeQuestion } from "#app/domain/services/saved.ts";
import { ActionPanel, Cancel } from "../dashboard/action-panel.tsx";
import { ConfirmPage } from "../dashboard/confirm-page.tsx";
import { Notice } from "../notice.tsx";

const TITLE = "Remove saved services";

type RemovePageProps = {
  /** How many the person chose; at most 200 of them are in the list. */
  matching: number;
  services: { id: string; title: string }[];
  back: string;
  problem?: string;
};

/** Asks before saved services are removed, and lists them. */
export function RemovePage({ matching, services, back, problem }: RemovePageProps) {
  return (
    <ConfirmPage
      title={TITLE}
      question={removeQuestion(services.length)}
      action="Remove"
      cancelTo={back}
      problem={problem}
      failure={services.length === 1 ? REMOVE_FAILED : REMOVE_SOME_FAILED}
      danger
    >
      <input type="hidden" name="ids" value={services.map(({ id }) => id).join(" ")} />
      {matching > services.length && (
        <p>
          You chose {matching}. The newest {services.length} can be removed at once.
        </p>
      )}
      <ul className="max-h-64 list-disc overflow-auto pl-5">
        {services.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </ConfirmPage>
  );
}

/** Nothing was chosen, or it is no longer on the list. */
export function NothingChosen({ back, problem }: { back: string; problem?: string }) {
  return (
    <ActionPanel title={TITLE}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <p>Nothing on your list is chosen. Tick the services you want to remove first.</p>
      <Cancel to={back}>Back to Saved Services</Cancel>
    </ActionPanel>
  );
}

/** Names the services that could not be removed because they were not on the list. */
export function SomeNotRemoved(props: { back: string; problem: string; missing: string[] }) {
  const { back, problem, missing } = props;
  return (
    <ActionPanel title={TITLE}>
      <Notice tone="bad">
        <p>
          <b>{problem}</b>
        </p>
        <p>These were not on your list:</p>
        <ul>
          {missing.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </Notice>
      <Cancel to={back}>Back to Saved Services</Cancel>
    </ActionPanel>
  );
}
