const bodies = new Map();

export default {
  fetch(request) {
    const length = Number(new URL(request.url).searchParams.get("length"));
    const body = bodies.get(length) ?? "hello".padEnd(length, "x");
    bodies.set(length, body);
    return new Response(body, { headers: { "Content-Type": "text/plain" } });
  },
};
