import { DurableObject } from "cloudflare:workers";

/** The floor: a bare hibernating room that passes on what one insert has stored. No session, no rules, no order. */
export class Echo extends DurableObject {
  fetch() {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  say(text) {
    for (const socket of this.ctx.getWebSockets()) socket.send(text);
  }
}

export default {
  async fetch(request, env) {
    const room = env.ECHO.getByName("room");
    if (request.headers.get("Upgrade")) return room.fetch(request);
    const text = await request.text();
    const insert = {
      sql: "insert into bench_echo (text) values (?)",
      args: [{ type: "text", value: text }],
    };
    const requests = [{ type: "execute", stmt: insert }, { type: "close" }];
    const stored = await fetch(`${env.DATABASE_URL}/v2/pipeline`, {
      method: "POST",
      body: JSON.stringify({ requests }),
    });
    await stored.arrayBuffer();
    await room.say(text);
    return new Response("ok");
  },
};
