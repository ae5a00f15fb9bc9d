/** A body this long is read to its end, but no further: whoever sends more gets no answer they could read. */
const MOST_DRAINED = 100_000_000;

type CappedBody = { request: Request; wasCut: () => boolean };

/**
 * A multipart request of which only the first `most` bytes are passed on. What comes after is read and dropped, and
 * the body is closed as its boundary asks, so that the fields before it survive and the browser gets its answer.
 */
export function cappedMultipart(request: Request, most: number): CappedBody {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(
    request.headers.get("Content-Type") ?? "",
  );
  const mark = boundary?.[1] ?? boundary?.[2];
  if (!request.body || !mark) return { request, wasCut: () => false };
  const reader = request.body.getReader();
  let read = 0;
  let cut = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) {
            if (cut) controller.enqueue(new TextEncoder().encode(`\r\n--${mark}--\r\n`));
            return controller.close();
          }
          const before = read;
          read += value.byteLength;
          if (read > MOST_DRAINED) throw new Error("The body never ends.");
          if (read > most) cut = true;
          if (before >= most) continue;
          return controller.enqueue(value.subarray(0, most - before));
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = {
    method: request.method,
    headers: request.headers,
    body,
    duplex: "half",
  };
  return { request: new Request(request.url, init), wasCut: () => cut };
}
