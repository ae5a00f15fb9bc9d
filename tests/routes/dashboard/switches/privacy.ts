import { expect } from "vitest";
import { hashToken } from "#app/auth/one-time-token.ts";
import { readMember } from "#db/messages/room-access.ts";
import {
  type Effect,
  type Fixture,
  look,
  save,
} from "#tests/support/application/switch-fixture.ts";
import { linkTo, textIn } from "#tests/support/html.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";

const OFF = undefined;
const PHONE = "+5926001234";

/** Where Ravi and his service can be met with, by a visitor unless it says otherwise. */
async function whereabouts(fixture: Fixture) {
  const { anita, proId, serviceId } = fixture;
  const profile = `/pro/${proId}`;
  const seen = (path: string) => look(fixture, path);
  return {
    profile: (await seen(profile)).status,
    profileData: (await seen(`${profile}.data`)).text.includes("Persaud"),
    profileForMembers: (await look(fixture, profile, anita)).status,
    service: (await seen(`/service/${serviceId}`)).status,
    search: (await seen("/search?q=wiring")).text.includes(serviceId),
    searchData: (await seen("/search.data?q=wiring")).text.includes(serviceId),
    searchForMembers: (await look(fixture, "/dashboard/find?q=wiring", anita)).text.includes(
      serviceId,
    ),
    counted: (await seen("/categories")).text.includes("1 service<"),
    sitemapOfProfiles: (await seen("/sitemaps/professionals-1.xml")).text.includes(profile),
    sitemapOfServices: (await seen("/sitemaps/services-1.xml")).text.includes(serviceId),
  };
}

const EVERYWHERE = {
  profile: 200,
  profileData: true,
  profileForMembers: 200,
  service: 200,
  search: true,
  searchData: true,
  searchForMembers: true,
  counted: true,
  sitemapOfProfiles: true,
  sitemapOfServices: true,
};

/** What a member and a visitor get of Ravi's profile, as a page and as data. */
async function profileTexts(fixture: Fixture) {
  const path = `/pro/${fixture.proId}`;
  const texts = async (person?: Fixture["anita"]) =>
    (await look(fixture, path, person)).text + (await look(fixture, `${path}.data`, person)).text;
  return { member: await texts(fixture.anita), visitor: await texts() };
}

export const PRIVACY = {
  profileVisibility: {
    does: "opens profile, search, counts and sitemaps to everybody, to members or to nobody",
    async see(fixture) {
      const { ravi } = fixture;
      expect(await whereabouts(fixture)).toEqual(EVERYWHERE);
      await save(ravi, { profileVisibility: "registered" });
      expect(await whereabouts(fixture)).toEqual({
        ...EVERYWHERE,
        profile: 302,
        profileData: false,
        sitemapOfProfiles: false,
      });
      await save(ravi, { profileVisibility: "private" });
      expect(await whereabouts(fixture)).toEqual({
        profile: 404,
        profileData: false,
        profileForMembers: 404,
        service: 404,
        search: false,
        searchData: false,
        searchForMembers: false,
        counted: false,
        sitemapOfProfiles: false,
        sitemapOfServices: false,
      });
      await save(ravi, { profileVisibility: "public" });
      expect(await whereabouts(fixture)).toEqual(EVERYWHERE);
    },
  },
  showEmail: {
    does: "shows the address to members and never to visitors, in no page and no data (threat 34)",
    async see(fixture) {
      const { ravi, anita, proId } = fixture;
      const shown = async () => {
        const { member, visitor } = await profileTexts(fixture);
        return [member, visitor].map((text) => text.includes("ravi@kayap.test"));
      };
      expect(await shown()).toEqual([false, false]);
      await save(ravi, { showEmail: "on" });
      expect(await shown()).toEqual([true, false]);
      const { page } = await anita.open(`/pro/${proId}`);
      expect(linkTo(page, "ravi@kayap.test")).toBe("mailto:ravi@kayap.test");
      await save(ravi, { showEmail: OFF });
      expect(await shown()).toEqual([false, false]);
    },
  },
  showPhone: {
    does: "offers members a button that shows the number, and has it in no page before (threat 34)",
    async see(fixture) {
      const { client, ravi, anita, proId } = fixture;
      await client.execute({
        sql: "update users set phone = ? where id = ?",
        args: [PHONE, proId],
      });
      const shown = async () => {
        const { member, visitor } = await profileTexts(fixture);
        expect(member + visitor).not.toMatch(/6001234|600 1234/);
        return [member, visitor].map((text) => text.includes("Show phone"));
      };
      const pressed = async () => (await anita.post(`/pro/${proId}`, {})).text();
      expect(await shown()).toEqual([false, false]);
      expect(await pressed()).not.toContain("600 1234");
      await save(ravi, { showPhone: "on" });
      expect(await shown()).toEqual([true, false]);
      expect(await pressed()).toContain("+592 600 1234");
      await save(ravi, { showPhone: OFF });
      expect(await shown()).toEqual([false, false]);
    },
  },
  allowDirectMessages: {
    does: "lets everybody write, or only people with a booking",
    async see(fixture) {
      const { client, ravi, anita, proId, conversationId } = fixture;
      const written = async () => {
        const fields = { content: "Good day", clientId: crypto.randomUUID() };
        return (await anita.post(`/dashboard/messages/${conversationId}/thread`, fields)).status;
      };
      const begun = async () => {
        const path = `/dashboard/messages?with=${proId}`;
        return textIn((await anita.open(path)).page);
      };
      const refusal = "Ravi Persaud only accepts messages from customers with a confirmed booking.";
      expect(await written()).toBe(200);
      await save(ravi, { allowDirectMessages: OFF });
      expect(await written()).toBe(403);
      await client.execute("delete from conversations");
      expect(await begun()).toContain(refusal);
      await addBookingOf(client, fixture, { status: "confirmed" });
      expect(await begun()).not.toContain(refusal);
      await client.execute("delete from bookings");
      await save(ravi, { allowDirectMessages: "on" });
      expect(await begun()).not.toContain(refusal);
    },
  },
  showOnlineStatus: {
    // That a room then sends no presence at all is seen over real sockets in worker/rooms.test.ts.
    does: "is what the rooms are told of the person from the moment it is saved",
    async see({ db, ravi, proId, conversationId, told, clock }) {
      const canConnect = async () => {
        const session = hashToken(ravi.cookies.get("session") ?? "");
        const { memberSession } = await readMember(db, session, conversationId, clock.read());
        return memberSession?.showsPresence;
      };
      expect(await canConnect()).toBe(true);
      await save(ravi, { showOnlineStatus: OFF });
      expect(await canConnect()).toBe(false);
      expect(told).toContainEqual(["endPerson", proId]);
      await save(ravi, { showOnlineStatus: "on" });
      expect(await canConnect()).toBe(true);
    },
  },
} satisfies Record<string, Effect>;
