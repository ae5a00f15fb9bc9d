import { eventText } from "#app/domain/accounts/security-event.ts";
import { deviceName } from "#app/domain/accounts/user-agent.ts";
import { outcomeText } from "#app/domain/team/timeline.ts";
import { paths } from "#app/links.ts";
import { EmptyLine } from "#app/ui/empty.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Day, GuyanaWhen, ShortWhen } from "#app/ui/values/date-time.tsx";
import type { Dispute } from "#db/team/dispute.ts";

/** Who says that the account is theirs. */
export function Claimants({ dispute }: { dispute: Dispute }) {
  const { userId, name, reason, createdAt, factorSince, claimants } = dispute;
  return (
    <Panel className="stack-2">
      <h2>Who claims it</h2>
      <p className="wrap-anywhere">
        <a className="inline-flex min-h-11 items-center font-bold" href={paths.teamPerson(userId)}>
          {name}
        </a>
        : {reason} <GuyanaWhen at={createdAt} />
      </p>
      <ul>
        {claimants.map(({ email, isPresent, until }) => (
          <li key={email} className="py-1 wrap-anywhere">
            <b>{email}</b>, {isPresent ? "the address of the account now" : "an address before"}
            {until !== null && (
              <>
                , which can stop the change until <ShortWhen at={until} />
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="text-soft">
        Two-factor sign-in:{" "}
        {factorSince === null ? (
          "off"
        ) : (
          <>
            on since <Day at={factorSince} />
          </>
        )}
        .
      </p>
    </Panel>
  );
}

/** What the team decided about the account before. */
export function Decisions({ decided: decisions }: Pick<Dispute, "decided">) {
  if (decisions.length === 0) return null;
  return (
    <Panel className="stack-2">
      <h2>Decided before</h2>
      <ul>
        {decisions.map(({ id, at, outcome, resolution }) => (
          <li key={id} className="border-t border-line py-2 wrap-anywhere first:border-t-0">
            <GuyanaWhen at={at} />: {outcomeText(outcome)} {resolution}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What the team asked the people, and what they answered. */
export function Questions({ questions }: Pick<Dispute, "questions">) {
  if (questions.length === 0) return null;
  return (
    <Panel className="stack-2">
      <h2>Questions and answers</h2>
      <ul>
        {questions.map(({ id, recipient, question, createdAt, answer, answeredAt }) => (
          <li key={id} className="border-t border-line py-2 wrap-anywhere first:border-t-0">
            <p className="text-sm text-soft">
              To {recipient}, <GuyanaWhen at={createdAt} />
            </p>
            <p className="whitespace-pre-line">{question}</p>
            {answer !== null && answeredAt !== null ? (
              <blockquote className="mt-2 border-l-4 border-line pl-3">
                <p className="whitespace-pre-line">{answer}</p>
                <p className="text-sm text-soft">
                  Answered <GuyanaWhen at={answeredAt} />
                </p>
              </blockquote>
            ) : (
              <p className="text-soft">They have not answered yet.</p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The security events of the account that are still stored. */
export function History({ history }: Pick<Dispute, "history">) {
  return (
    <Panel className="stack-2">
      <h2>What was changed, and from which browser</h2>
      {history.length === 0 && <EmptyLine>Nothing that is still stored.</EmptyLine>}
      <ol reversed>
        {history.map(({ id, event, times, createdAt, userAgent }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0">
            {eventText({ event, times })}
            <p className="text-sm text-soft">
              <GuyanaWhen at={createdAt} />
              {userAgent !== null && `, ${deviceName(userAgent)}`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
