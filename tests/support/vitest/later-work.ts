import { afterAll } from "vitest";
import { laterWorkDone } from "#tests/support/application/later-work.ts";

afterAll(laterWorkDone);
