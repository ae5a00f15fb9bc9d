import { KeepQuestion } from "#app/ui/offline/keep-question.tsx";
import { useOfflineChoice, useOfflineCopy } from "./use-offline-copy.ts";

type OfflineQuestionProps = {
  person: { id: string; remembered: boolean } | undefined;
  /** Whether this page is one on which the question is asked. */
  asks: boolean;
};

/** Keeps this device's copy up to date, and asks once whether there may be one. */
export function OfflineQuestion({ person, asks }: OfflineQuestionProps) {
  useOfflineCopy(person);
  const { choice, choose } = useOfflineChoice(person);
  if (!asks || choice !== null) return null;
  return <KeepQuestion onAnswer={(answer) => void choose(answer)} />;
}
