import { Linked } from "#app/ui/dev/linked.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { PageMain } from "#app/ui/pages/page.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";
import type { Route } from "./+types/mail.ts";
import { outboxOf } from "./outbox.ts";

export const meta = () => privateMeta("Outbox");

export const headers = () => ({ "Cache-Control": "no-store" });

export async function loader({ url, context }: Route.LoaderArgs) {
  return { emails: await outboxOf(context, url) };
}

export default function Mail({ loaderData: { emails } }: Route.ComponentProps) {
  return (
    <PageMain className="py-10 lg:py-14 stack-4">
      <h1>Outbox</h1>
      <p className="text-soft">
        The e-mails Kayap would send, newest first. Only on a developer's machine.
      </p>
      {emails.length === 0 && <p>No e-mail yet.</p>}
      {emails.map(({ id, to, subject, text, createdAt }) => (
        <Panel key={id} as="article" className="stack-4">
          <h2>{subject}</h2>
          <p className="text-soft">
            To {to}, <ShortWhen at={createdAt} />
          </p>
          <Linked text={text} />
        </Panel>
      ))}
    </PageMain>
  );
}
