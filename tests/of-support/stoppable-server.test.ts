import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type StoppableServer,
  startStoppableServer,
} from "#tests/support/servers/stoppable-server.ts";

let server: StoppableServer;
beforeAll(async () => {
  server = await startStoppableServer();
});
afterAll(() => server.stop());

const statusOf = (path: string) =>
  fetch(server.url + path).then(
    ({ status }) => status,
    () => "none",
  );

test("a stopped Worker is started again, and the way to its database opened, by recover()", {
  timeout: 300_000,
}, async () => {
  await server.database.turn("closed");
  await server.stopWorker();
  expect(await statusOf("/robots.txt")).toBe("none");
  await server.recover();
  expect(await statusOf("/categories")).toBe(200);
});

test("a Worker that still runs stays the same after recover(), which opens the way to its database", async () => {
  await server.database.turn("failing");
  await server.recover();
  expect(await statusOf("/search")).toBe(200);
});
