import "#tests/support/vitest/light-hashing.ts";
import { writeFileSync } from "node:fs";
import { z } from "zod";
import { hashToken } from "#app/auth/one-time-token.ts";
import { missedSchema, threadSchema } from "#app/domain/messages/conversation.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { readInboxUpdate } from "#db/messages/inbox-update.ts";
import { readMember, readMemberSession } from "#db/messages/room-access.ts";
import { conversationFrameSchema, inboxFrameSchema, memberFrameSchema } from "#party/protocol.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";
import { ISSUED, recordCredentials } from "./record-credentials.ts";
import { recordData } from "./record-data.ts";
import { recordForms } from "./record-forms.ts";
import { recordingFixture } from "./recording-fixture.ts";

// Records the database calls, the forms and the credentials of this build, for the tests that check the next release
// against them. Run on the commit that is released: npm run release:record

const DAY_MS = 24 * 60 * 60_000;

const recording = await recordingFixture();
const { fixture, visit } = recording;

const forms = await recordForms(recording);
await visit("the jobs of a day later", (db) =>
  runScheduled({
    db,
    purge: async () => {},
    bucket: memoryBucket(),
    papers: memoryBucket(),
    rooms: recordedRooms().rooms,
    emailSender: null,
    push: null,
    appOrigin: "http://kayap.test",
    postalAddress: "1 Main Street, Georgetown",
    secret: "only for tests, and long enough for them",
    now: NOW + DAY_MS,
  }),
);
await visit("the rooms", async (db) => {
  const session = hashToken(fixture.sessions.customer);
  await readMemberSession(db, session, NOW);
  await readMember(db, session, fixture.things.conversation, NOW);
  await readInboxUpdate(db, fixture.things.customer, fixture.things.conversation, NOW);
});
const credentials = await recordCredentials(recording);
const hydrated = await recordData(recording);
await fixture.end();

const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

write("statements.json", recording.statements());
write("forms.json", forms);
write("credentials.json", { handedOut: ISSUED, credentials });
write("frames.json", {
  conversation: schemaOf(conversationFrameSchema),
  member: schemaOf(memberFrameSchema),
  inbox: schemaOf(inboxFrameSchema),
  thread: schemaOf(threadSchema),
  missed: schemaOf(missedSchema),
});
write("hydrated.json", hydrated);
// The Vite server of the application would keep the process running.
process.exit(0);

function write(name: string, content: unknown): void {
  const text = JSON.stringify(content);
  writeFileSync(new URL(name, import.meta.url), text);
  console.log(`${name}: ${Math.round(text.length / 1024)} KiB`);
}
