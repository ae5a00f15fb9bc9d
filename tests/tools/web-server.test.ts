import type { ChildProcess } from "node:child_process";
import { afterEach, describe, expect, test } from "vitest";
import { PlainError } from "#db/connection/plain-error.ts";
import { eventually } from "#tests/support/eventually.ts";
import { hasEnded, spawnInGroup } from "#tools/processes/child-process-group.ts";
import { startWebServer, type WebServer } from "#tools/server/web-server.ts";

const SERVES = "setInterval(() => {}, 1_000)";
const DIES = "process.exit(3)";

const QUICK = { hungMs: 300, probeEveryMs: 30, earlyMs: 0, backoffMs: 10 };

let running: WebServer | undefined;
afterEach(async () => running?.stop());

/** Supervises programs, each started with the next text; whether they answer is said by the test. */
async function supervise(
  programs: string[],
  times: Partial<typeof QUICK> = {},
  untilReady = async () => {},
  started: ChildProcess[] = [],
) {
  const lines: string[] = [];
  const line = { answers: true };
  const start = () => {
    const program = programs[Math.min(started.length, programs.length - 1)] ?? SERVES;
    const child = spawnInGroup(process.execPath, ["-e", program], { stdio: "ignore" });
    started.push(child);
    return child;
  };
  running = await startWebServer({
    start,
    untilReady,
    answers: async () => line.answers,
    log: (line) => lines.push(line),
    failure: (happening) => new PlainError(`The web server ${happening}.`),
    times: { ...QUICK, ...times },
  });
  return { server: running, started, lines, line };
}

describe("the supervisor of the web server", () => {
  test("restarts it when it is killed, and logs one line (threat 83)", async () => {
    const { started, lines } = await supervise([SERVES]);
    started[0]?.kill("SIGKILL");
    await eventually(() => started.length).toBe(2);
    expect(lines).toEqual(["The web server ended (SIGKILL); it is started again."]);
    expect(started.map(hasEnded)).toEqual([true, false]);
  });

  test("restarts it when it hangs, and ends the hung one (threat 83)", async () => {
    const { started, lines, line } = await supervise([SERVES]);
    line.answers = false;
    await eventually(() => started.length).toBeGreaterThan(1);
    line.answers = true;
    expect(started[0]?.signalCode).toBe("SIGKILL");
    expect(lines[0]).toBe("The web server did not answer for 0.3 seconds; it is started again.");
  });

  test("gives up after five early ends in a row, with a plain message (threat 83)", async () => {
    const { server, started } = await supervise([SERVES, DIES], { earlyMs: 60_000 });
    started[0]?.kill("SIGKILL");
    const error = await server.givenUp;
    expect(error).toBeInstanceOf(PlainError);
    expect(error.message).toBe("The web server ended (code 3) 5 times in a row.");
    expect(started).toHaveLength(5);
  });

  test("waits longer before each restart while it ends early (threat 83)", async () => {
    const { server, started } = await supervise([SERVES, DIES], {
      earlyMs: 60_000,
      backoffMs: 50,
    });
    const before = Date.now();
    started[0]?.kill("SIGKILL");
    await server.givenUp;
    expect(Date.now() - before).toBeGreaterThanOrEqual(50 + 100 + 200);
  });

  test("reports why the first start failed, and leaves nothing running", async () => {
    const children: ChildProcess[] = [];
    const never = async () => {
      throw new PlainError("It never served.");
    };
    await expect(supervise([SERVES], {}, never, children)).rejects.toThrow("It never served.");
    expect(children.map(hasEnded)).toEqual([true]);
  });

  test("restarts nothing once it is stopped", async () => {
    const { server, started, lines } = await supervise([SERVES]);
    await server.stop();
    expect([started.length, lines]).toEqual([1, []]);
    expect(started.every(hasEnded)).toBe(true);
  });
});
