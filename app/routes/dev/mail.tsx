import { Linked } from "#app/ui/dev/linked.tsx";
import { pageHead } from "#app/ui/head.ts";
import { Moment } from "#app/ui/when.tsx";
import type { Route } from "./+types/mail.ts";
import { lettersFor } from "./letters.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Letters | Kayap", unlisted: true });

export const headers = () => ({ "Cache-Control": "no-store" });

export async function loader({ url, context }: Route.LoaderArgs) {
  return { letters: await lettersFor(context, url) };
}

export default function Mail({ loaderData: { letters } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap sec stack">
      <h1>Letters</h1>
      <p className="soft">What Kayap would send, newest first. Only on a developer's machine.</p>
      {letters.length === 0 && <p>No letter yet.</p>}
      {letters.map(({ id, to, subject, text, createdAt }) => (
        <article key={id} className="panel stack">
          <h2>{subject}</h2>
          <p className="soft">
            To {to}, <Moment at={createdAt} />
          </p>
          <Linked text={text} />
        </article>
      ))}
    </main>
  );
}
