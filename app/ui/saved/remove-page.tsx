import { removeQuestion } from "#app/domain/services/saved.ts";
import { ButtonLink } from "../button.tsx";
import { ConfirmPage } from "../dashboard/confirm-page.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Notice } from "../notice.tsx";

const TITLE = "Remove Saved Services";

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
    <DashboardPage title={TITLE}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <p>Nothing on your list is chosen. Tick the services you want to remove first.</p>
      <BackToList back={back} />
    </DashboardPage>
  );
}

/** Names the services that could not be removed because they were not on the list. */
export function SomeNotRemoved(props: { back: string; problem: string; missing: string[] }) {
  const { back, problem, missing } = props;
  return (
    <DashboardPage title={TITLE}>
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
      <BackToList back={back} />
    </DashboardPage>
  );
}

function BackToList({ back }: { back: string }) {
  return <ButtonLink to={back}>Back to Saved Services</ButtonLink>;
}
