import { useEffect, useRef, useState } from "react";
import { requestProposals } from "#app/client/services/request-proposals.ts";
import type { CategoryProposal } from "#app/domain/services/category-proposal.ts";
import { MOST_TITLE } from "#app/domain/services/form.ts";

const REST_MS = 800;
// Long enough for a press: what it aims at must not move before the button is up again.
const LEFT_MS = 300;

/** What the server proposes for the title in the form, asked when the field rests or is left; null until it was asked. */
export function useTitleProposals() {
  const [proposals, setProposals] = useState<CategoryProposal[] | null>(null);
  const lastRequest = useRef({ title: "", request: new AbortController(), timer: 0 });
  useEffect(() => {
    const last = lastRequest.current;
    return () => {
      window.clearTimeout(last.timer);
      last.request.abort();
    };
  }, []);
  const ask = async (typed: string) => {
    const last = lastRequest.current;
    const title = typed.trim();
    if (title === last.title || title.length > MOST_TITLE) return;
    last.title = title;
    last.request.abort();
    const request = new AbortController();
    last.request = request;
    const newProposals = title ? await requestProposals(title, request.signal) : [];
    if (!request.signal.aborted) setProposals(newProposals);
  };
  const askAfter = (milliseconds: number) => (title: string) => {
    window.clearTimeout(lastRequest.current.timer);
    lastRequest.current.timer = window.setTimeout(() => ask(title), milliseconds);
  };
  return { proposals, typed: askAfter(REST_MS), left: askAfter(LEFT_MS) };
}
