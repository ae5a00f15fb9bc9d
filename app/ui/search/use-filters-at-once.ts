import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSubmit } from "react-router";
import { SEARCH_FORM } from "./search-box.tsx";

const NO_JUMP = { preventScrollReset: true };

const searchForm = () => document.querySelector<HTMLFormElement>(`#${SEARCH_FORM}`);

/**
 * Applies a filter as soon as it is used, by a navigation within the hydrated page (decision 13). Without a connection it
 * does not leave the page, and says so by `failed`.
 */
export function useFiltersAtOnce(enabled: boolean): { failed: boolean; retry?: () => void } {
  const submitForm = useSubmit();
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);
  const isTyped = useRef(true);
  const apply = useCallback(() => {
    setHasFailed(!navigator.onLine);
    isTyped.current = navigator.onLine;
    if (navigator.onLine) submitForm(searchForm(), NO_JUMP);
  }, [submitForm]);
  useEffect(() => {
    if (!enabled) return;
    const change = ({ target }: Event) => {
      if (!(target instanceof Element) || target.getAttribute("form") !== SEARCH_FORM) return;
      if (target.id === "filter-category") dropSubcategory();
      apply();
    };
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[data-at-once]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !navigator.onLine) return;
      event.preventDefault();
      navigate(link.getAttribute("href") ?? "", NO_JUMP);
    };
    addEventListener("change", change);
    addEventListener("click", click);
    return () => {
      removeEventListener("change", change);
      removeEventListener("click", click);
    };
  }, [enabled, apply, navigate]);
  useControlsOfAddress(enabled, isTyped);
  return { failed: hasFailed, retry: enabled ? apply : undefined };
}

/** Each category has its own subcategories. */
function dropSubcategory() {
  const subcategory = document.querySelector("#filter-subcategory");
  if (subcategory instanceof HTMLSelectElement) subcategory.value = "";
}

/** After Back, Forward and a removed filter the controls show the filters of the address; otherwise the choices stay. */
function useControlsOfAddress(enabled: boolean, isTyped: { current: boolean }) {
  const { search } = useLocation();
  useEffect(() => {
    const form = enabled && searchForm();
    if (!form) return;
    const params = new URLSearchParams(search);
    // React gives other controls their new default, but not the options of a select.
    for (const control of form.elements) {
      if (control instanceof HTMLSelectElement) {
        for (const option of control.options) {
          option.defaultSelected = option.value === (params.get(control.name) ?? "");
        }
      }
      // A price that means no bound is shown as an empty field.
      if (control instanceof HTMLInputElement && control.name.endsWith("Price")) {
        if (control !== document.activeElement) control.value = control.defaultValue;
      }
    }
    if (!isTyped.current) form.reset();
    isTyped.current = false;
  }, [enabled, search, isTyped]);
}
