export default {
  fetch: () => new Response("hello", { headers: { "Content-Type": "text/plain" } }),
};
