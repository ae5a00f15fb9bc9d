/** A page that was chosen, could not be opened, and is opened as soon as there is an answer. */
type NextPage = {
  /** What it is called in a sentence. */
  name: string;
  /** Whether an accepted form leads to it. */
  isAfterForm: boolean;
  open(): void;
};

/** A form that was sent and got no answer, and the button that sent it. */
export type LostForm = { form: HTMLFormElement; button: HTMLElement | null };

export type Connectivity = {
  /** Whether the device itself says that it has no connection. */
  isOffline: boolean;
  /** Whether the last request got no answer. */
  isSilent: boolean;
  /** Whether somebody else has signed in since the page was opened. */
  isOtherPerson: boolean;
  nextPage: NextPage | null;
  lostForm: LostForm | null;
  /** When the shown page was loaded, UTC milliseconds, where that was long before it is looked at again; else null. */
  asOf: number | null;
  /** Whether the page itself shows that there is no connection, as an open conversation does. */
  isShownOnPage: boolean;
};

export const CONNECTED: Connectivity = {
  isOffline: false,
  isSilent: false,
  isOtherPerson: false,
  nextPage: null,
  lostForm: null,
  asOf: null,
  isShownOnPage: false,
};

const listeners = new Set<() => void>();
let current = CONNECTED;

/** What is known about the connection to the service, for everything that a page shows about it. */
export function connectivity(): Connectivity {
  return current;
}

/** Changes what is known and tells the listeners. */
export function noteConnectivity(changes: Partial<Connectivity>): void {
  current = { ...current, ...changes };
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change; returns a function that stops. */
export function onConnectivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
