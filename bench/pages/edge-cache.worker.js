// The cache of a data centre, as workerd asks for it: GET looks up, PUT stores the response that
// its body spells out. Kept in memory, oldest first, as long as documents may be shared.
const documents = new Map();
const KEPT_MS = 60_000;

export default {
  async fetch(request) {
    if (request.method === "PUT") {
      keep(request.url, parse(await request.text()));
      return new Response(null, { status: 204 });
    }
    const found = documents.get(request.url);
    if (!found) return new Response(null, { status: 504, headers: { "CF-Cache-Status": "MISS" } });
    return new Response(found.body, { headers: found.headers });
  },
};

function keep(url, document) {
  documents.delete(url);
  documents.set(url, { ...document, at: Date.now() });
  for (const [old, { at }] of documents) {
    if (at > Date.now() - KEPT_MS) return;
    documents.delete(old);
  }
}

function parse(message) {
  const end = message.indexOf("\r\n\r\n");
  const lines = message.slice(0, end).split("\r\n").slice(1);
  const headers = new Headers(lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2)));
  const body = new TextEncoder().encode(message.slice(end + 4));
  headers.delete("Content-Length");
  headers.delete("Transfer-Encoding");
  headers.set("CF-Cache-Status", "HIT");
  return { headers: [...headers], body };
}
