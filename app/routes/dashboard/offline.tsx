import type { ReactNode } from "react";
import day from "#app/islands/offline/day/index.ts?worker&url";
import script from "#app/islands/offline/index.ts?worker&url";
import vault from "#app/islands/offline/vault/index.ts?worker&url";
import { paths } from "#app/links.ts";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { PageHandle } from "#app/ui/pages/page-handle.ts";
import { Logo } from "#app/ui/pictures/logo.tsx";
import { KeptTemplates } from "./kept-templates.tsx";

export const handle: PageHandle = { dashboardStyles: true, ownScripts: true };

export const meta = () => privateMeta("Offline");

export default function Offline() {
  return (
    <>
      <OfflinePage />
      <script type="module" src={script} data-day={day} data-vault={vault} />
    </>
  );
}

const TABS = [
  { view: "today", name: "Today" },
  { view: "messages", name: "Messages" },
  { view: "saved", name: "Saved" },
];

/**
 * The page that stands for all others while there is no connection. It is the same for everybody; its script fills in what
 * this device keeps.
 */
function OfflinePage() {
  return (
    <>
      <a href="#main">Skip to content</a>
      <header className="border-b border-line bg-bar text-on-bar">
        <div className="mx-auto flex min-h-14 max-w-page items-center px-4">
          <Logo />
        </div>
      </header>
      <main id="main" className="stack-4 mx-auto max-w-narrow px-4 py-6" tabIndex={-1}>
        <h1>You are offline</h1>
        <Notice tone="wait">
          <span data-reason>
            This page needs a connection. It opens by itself when there is one.
          </span>{" "}
          <a href={paths.offline} data-again>
            Try Again
          </a>
        </Notice>
        <p data-waiting hidden />
        <Kept />
        <section className="stack-4" data-pages hidden>
          <h2>Pages you opened before</h2>
          <ul className="grid" data-list="pages" />
        </section>
      </main>
      <KeptTemplates />
    </>
  );
}

function Kept() {
  return (
    <section className="stack-4" data-kept aria-label="Kept on this device" hidden>
      <p className="text-soft">
        <b data-as-of /> Newer changes are not shown.
      </p>
      <nav className="flex flex-wrap gap-2" aria-label="Kept on this device">
        {TABS.map(({ view, name }) => (
          <a
            key={view}
            className="inline-flex min-h-11 flex-1 items-center justify-center rounded-control border-2 border-control bg-card px-2 font-bold text-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-page"
            href={`#${view}`}
          >
            {name}
          </a>
        ))}
      </nav>
      <View name="today" title="Your bookings this week">
        <p data-empty="today" hidden>
          No bookings today or in the coming week.
        </p>
        <div className="stack-4" data-list="today" />
      </View>
      <View name="messages" title="Your messages">
        <p data-empty="messages" hidden>
          No conversations.
        </p>
        <ul className="grid grid-cols-1 gap-2" data-list="messages" />
      </View>
      <View name="saved" title="Your saved services">
        <p data-empty="saved" hidden>
          No saved services.
        </p>
        <ul className="grid grid-cols-1 gap-2" data-list="saved" />
      </View>
      <View name="detail" title="">
        <div className="stack-4" data-list="detail" />
      </View>
      <p className="text-soft">
        Here you can only read. On a page that is still open you can write messages and accept,
        complete or cancel bookings. These are sent when there is a connection.
      </p>
    </section>
  );
}

function View({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section className="stack-4" data-view={name} hidden>
      <h2 tabIndex={-1}>{title}</h2>
      {children}
    </section>
  );
}
