/** In the browser, under the name of React: what the application and React Router import of it, as Preact has it. */
export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  default,
  Fragment,
  flushSync,
  forwardRef,
  isValidElement,
  memo,
  StrictMode,
  Suspense,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "preact/compat";

import "./default-options.ts";

/**
 * Never called: React Router imports it for transitions that it runs only where it is told to (`useTransitions`), and Preact
 * has none.
 */
export function useOptimistic<State>(state: State): [State, () => void] {
  return [state, () => undefined];
}
