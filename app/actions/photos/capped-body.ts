/** A longer body is not read to its end; its sender gets no readable response. */
const MOST_DRAINED = 100_000_000;

type CappedBody = { request: Request; wasCut: () => boolean };

/**
 * A multipart request with only the first `most` bytes of its body. The rest is read and dropped, and the body ends with
 * its boundary, so that the fields before the cut can be parsed and the browser gets a response.
 */
export function cappedMultipart(request: Request, most: number): CappedBody {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(
    request.headers.get("Content-Type") ?? "",
  );
  const delimiter = boundary?.[1] ?? boundary?.[2];
  if (!request.body || !delimiter) return { request, wasCut: () => false };
  const reader = request.body.getReader();
  let read = 0;
  let cut = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) {
            if (cut) controller.enqueue(new TextEncoder().encode(`\r\n--${delimiter}--\r\n`));
            return controller.close();
          }
          const before = read;
          read += value.byteLength;
          if (read > MOST_DRAINED) throw new Error("The body is too long.");
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
