import { expect, it } from "vitest";
import { addPeople } from "./testing/add-people.ts";
import { openMemoryDatabase } from "./testing/database/memory-database.ts";
import { signIn, type TestMember } from "./testing/new-member.ts";
import { like } from "./testing/say.ts";
import { useTestServer } from "./testing/use-test-server.ts";

let statements = 0;
const context = useTestServer(
  {},
  {
    openDatabase: (log) =>
      openMemoryDatabase(async (event) => {
        statements += 1;
        await log(event);
      }),
  },
);
const { call, server } = context;

/** A member with so many of everything that lists hold, who looks far. */
async function memberWith(count: number): Promise<TestMember & { readonly conversation: string }> {
  const wide = { min_age: 18, max_age: 99, max_distance_km: 1000 };
  const place = { country: "FR", city: "Lyon" };
  const people = await addPeople(
    context(),
    Array.from({ length: 3 * count + 1 }, () => ({ profile: place, criteria: wide })),
  );
  const [self, ...others] = people;
  if (self === undefined) throw new Error("no member was added");
  const member = await signIn(call, self.email);
  let conversation = "";
  for (const other of others.slice(0, 2 * count)) {
    const { token } = await signIn(call, other.email);
    await call(like(self), { token, body: {} });
  }
  for (const other of others.slice(0, count)) {
    const { body } = await call(like(other), { token: member.token, body: {} });
    const opened = await call(`POST /conversations/from-match/${body.match_id}`, {
      token: member.token,
      body: {},
    });
    conversation = opened.body.conversation_id ?? "";
  }
  server.clock.advance(60);
  return { ...member, conversation };
}

it("takes the same few statements for lists of two and of six", async () => {
  const [few, many] = [await memberWith(2), await memberWith(6)];
  const count = async (member: TestMember, asked: string): Promise<number> => {
    // The first call is not counted: in it, the pool reads which members changed.
    await call("GET /discover", { token: member.token });
    statements = 0;
    const { status } = await call(asked, { token: member.token });
    const counted = statements;
    expect(status, asked).toBe(200);
    return counted;
  };
  const expected = {
    "GET /me": 1,
    "GET /discover": 7,
    "GET /me/likes?direction=received": 5,
    "GET /me/likes?direction=given": 5,
    "GET /me/matches": 5,
    "GET /conversations": 5,
    "GET /conversations/ID/messages": 4,
    "GET /me/profile-digest": 2,
  };
  for (const member of [few, many]) {
    const found: Record<string, number> = {};
    for (const asked of Object.keys(expected))
      found[asked] = await count(member, asked.replace("ID", member.conversation));
    expect(found).toEqual(expected);
  }
});

it("renews a session in seven statements", async () => {
  const { cookie } = await memberWith(0);
  statements = 0;
  expect((await call("POST /auth/refresh-token", { cookie })).status).toBe(200);
  expect(statements).toBe(7);
});
