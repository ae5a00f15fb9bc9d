import { Component, createElement, Fragment } from "preact";
import type { ReactNode } from "react";

/**
 * On the server, under the name of React: what the application and React Router import of it. The renderer understands React's
 * names of properties by itself, so `preact/compat`, which writes every element anew for the browser, is not needed here.
 */
export {
  Component,
  cloneElement,
  createContext,
  createElement,
  Fragment,
  isValidElement,
} from "preact";
export {
  useCallback,
  useContext,
  useContext as use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "preact/hooks";

export default { Component, createElement };

/** Never called: React Router imports it for an element that Kayap does not use, and lint refuses it elsewhere. */
export const Children = {};

export const StrictMode = Fragment;

/** The renderer waits for what is inside by itself. */
export const Suspense = ({ children }: { children: ReactNode }) => children;

/** A page is rendered once, so nothing is worth remembering. */
export const memo = <Shown>(component: Shown) => component;

export function forwardRef<Props extends { ref?: unknown }>(
  render: (props: Props, ref: unknown) => ReactNode,
) {
  return (props: Props) => render(props, props.ref);
}

/** For what follows the first rendering, which happens in the browser. */
export const startTransition = () => undefined;
export const flushSync = startTransition;
export const useEffectEvent = <Handler>(handler: Handler) => handler;
export const useOptimistic = <State>(state: State) => [state, startTransition] as const;

export function useSyncExternalStore<Value>(
  _subscribe: unknown,
  read: () => Value,
  readOnServer = read,
): Value {
  return readOnServer();
}
