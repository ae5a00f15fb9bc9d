import type { ReactNode } from "react";

type ShownProps = {
  name: string;
  /** Its file in app/ui. */
  file: string;
  children: ReactNode;
};

/** A component with its file, in all its states. */
export function Shown({ name, file, children }: ShownProps) {
  return (
    <article className="stack-4 py-4" data-component={file}>
      <div>
        <h3>{name}</h3>
        <p className="text-sm text-soft wrap-anywhere">app/ui/{file}</p>
      </div>
      {children}
    </article>
  );
}

type StateProps = {
  name: string;
  /** Drawn as if it were hovered over, focused or pressed. */
  as?: "hover" | "focus" | "pressed";
  children: ReactNode;
};

/** One state of a component, with its name. */
export function State({ name, as, children }: StateProps) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-sm text-soft">{name}</p>
      <div data-state={as}>{children}</div>
    </div>
  );
}

/** Small states beside each other. */
export function States({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-4">{children}</div>;
}

/** States that need room: one under the other on a phone. */
export function WideStates({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
}
