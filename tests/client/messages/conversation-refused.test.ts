import { describe, expect, test, vi } from "vitest";
import type {
  ConversationRequests,
  SendOutcome,
} from "#app/client/messages/conversation-requests.ts";
import {
  connectionOver,
  deviceQueue,
  LOST,
  message,
  PROBLEM,
  settle,
  THREAD,
  waitingEntry,
  write,
} from "./conversation-connection.ts";
import { withFakeClock } from "./fake-clock.ts";

withFakeClock();

describe("a message that is refused", () => {
  test("by the service while it waited returns to the input with the reason", async () => {
    const device = deviceQueue(waitingEntry("a", "One"));
    device.refuse("You do not have permission.");
    const send = vi.fn<ConversationRequests["send"]>(async () => LOST);
    const { connection } = connectionOver({ send }, THREAD, device.queue);
    await settle();
    expect(connection.state()).toMatchObject({
      pending: [],
      draft: { clientId: "a", text: "One" },
      problem: { sentence: "You do not have permission." },
    });
    expect(device.texts()).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  test("returns to the input, and what waits behind it does not go out by itself", async () => {
    const device = deviceQueue(waitingEntry("a", "One", 1), waitingEntry("b", "Two", 2));
    const { connection } = connectionOver({}, THREAD, device.queue);
    await settle();
    expect(connection.state()).toMatchObject({
      draft: { text: "One" },
      held: [{ content: "Two" }],
      problem: PROBLEM,
    });
    expect(device.texts()).toEqual([]);
  });

  test("after the page of the conversation is left stays on the device, with what is behind it (threat 46)", async () => {
    const device = deviceQueue();
    const answer = Promise.withResolvers<SendOutcome>();
    const { connection } = connectionOver({ send: () => answer.promise }, THREAD, device.queue);
    await settle();
    for (const text of ["One", "Two"]) {
      await write(connection, text);
    }
    connection.close();
    answer.resolve({ kind: "refused", problem: PROBLEM, reachable: false });
    await settle();
    expect(device.texts()).toEqual(["One", "Two"]);
  });

  test("after it was taken back takes nothing with it that waits behind it (threat 46)", async () => {
    const device = deviceQueue();
    const answer = Promise.withResolvers<SendOutcome>();
    const send = ({ content }: { content: string }) =>
      content === "One" ? answer.promise : new Promise<SendOutcome>(() => {});
    const { connection } = connectionOver({ send }, THREAD, device.queue);
    await settle();
    for (const text of ["One", "Two"]) {
      await write(connection, text);
    }
    const [first] = connection.state().pending;
    connection.takeBack(first?.clientId ?? "");
    answer.resolve({ kind: "refused", problem: PROBLEM, reachable: false });
    await settle();
    expect(connection.state().draft.text).toBe("One");
    expect(connection.state().pending).toMatchObject([{ content: "Two", kept: "here" }]);
    expect(device.texts()).toEqual(["Two"]);
  });

  test("goes out with all that was behind it when it is sent again", async () => {
    let works = false;
    const arrivals: string[] = [];
    const device = deviceQueue(waitingEntry("a", "One", 1), waitingEntry("b", "Two", 2));
    const { connection, socket } = connectionOver(
      {
        send: async ({ content, clientId }) => {
          if (!works) return { kind: "refused", problem: PROBLEM, reachable: false };
          arrivals.push(content);
          return { kind: "sent", message: message(arrivals.length, "anita", clientId) };
        },
      },
      THREAD,
      device.queue,
    );
    await settle();
    expect(connection.state().held).toHaveLength(1);
    works = true;
    connection.send();
    await settle();
    socket.open();
    await settle();
    expect(arrivals).toEqual(["One", "Two"]);
    expect(connection.state().pending).toEqual([]);
    expect(device.texts()).toEqual([]);
  });
});
