/** What a navigation can be answered with. */
export type Ways = {
  /** What came over the line; rejects when nothing does. */
  network: Promise<Response>;
  /** Whether that is an answer of the application, or to be shown all the same. */
  isAnswer(response: Response): Promise<boolean>;
  /** Resolves when the line has been silent for too long. */
  patienceEnds: Promise<void>;
  /** What is kept of the page. */
  copy(): Promise<Response | undefined>;
  /** The page that stands for all others. */
  offlinePage(): Promise<Response | undefined>;
};

/**
 * Answers a navigation from the network. A silent line is waited for only where nothing is kept of the page; without an
 * answer of ours it is what is kept, else the page that stands for all others.
 */
export async function answer({
  network,
  isAnswer,
  patienceEnds,
  ...device
}: Ways): Promise<Response> {
  const ours = network
    .then(async (response) => ((await isAnswer(response)) ? response : undefined))
    .catch(() => undefined);
  const first = await Promise.race([ours, patienceEnds]);
  if (first) return first;
  // Where the device cannot be read, the line has the last word.
  const copy = await device.copy().catch(() => undefined);
  if (copy) return copy;
  return (await ours) ?? (await device.offlinePage().catch(() => undefined)) ?? network;
}
