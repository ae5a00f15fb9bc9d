/** The result of a call to a service or a database; rejects with a TimeoutError when there is none within `limitMs`. */
export async function withTimeout<T>(limitMs: number, call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`no answer in ${limitMs} ms`, "TimeoutError")),
      limitMs,
    );
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
