import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { memberDayStore } from "../../packages/server/src/features/day-limits/store.ts";
import { dayOf } from "../../packages/server/src/foundation/clock.ts";
import { completeMember } from "../../packages/server/src/testing/complete-member.ts";
import { onEachDatabase } from "../../packages/server/src/testing/databases.ts";
import { addPeople, peopleSignedIn } from "../../packages/server/src/testing/add-people.ts";
import {
  newEmail,
  newMember,
  PASSWORD,
  register,
  registration,
  startSession,
  type TestMember,
} from "../../packages/server/src/testing/new-member.ts";
import { moderate, newAdmin } from "../../packages/server/src/testing/moderate.ts";
import { like, report, undo } from "../../packages/server/src/testing/say.ts";
import { tokenOf } from "../../packages/server/src/testing/test-mailbox.ts";
import { useTestServer } from "../../packages/server/src/testing/use-test-server.ts";

/** Requests that are refused in sequence must be refused in parallel as well: PostgreSQL works on several. */
onEachDatabase("requests at once", (open) => {
  const context = useTestServer({}, { openDatabase: open });
  const { call, server } = context;

  it("give the same words to three people, and hold the others", async () => {
    const [writer, ...others] = await peopleSignedIn(context(), 9);
    const body = { message: "My show begins at nine, come and see it" };
    const answers = await Promise.all(
      others.map((other) => call(like(other), { token: writer.token, body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    server.clock.advance(11);
    const read = async ({ token }: TestMember) =>
      (await call("GET /me/likes?direction=received", { token })).body.items?.[0]?.message;
    const received = (await Promise.all(others.map(read))).filter((text) => text !== undefined);
    expect(received).toHaveLength(3);
  });

  it("give a member the words of twenty newcomers a day, and hold those of more", async () => {
    const newcomers = { daysAgo: 1 };
    const member = { daysAgo: 100 };
    const specs = [member, member, ...Array.from({ length: 24 }, () => newcomers)];
    const people = await addPeople(context(), specs);
    const sessions = await Promise.all(people.map((person) => startSession(context(), person)));
    const [ada, old, liked, ...crowd] = sessions as [
      TestMember,
      TestMember,
      TestMember,
      ...TestMember[],
    ];
    const write = ({ token }: TestMember, message: string) =>
      call(like(ada), { token, body: { message } });
    const arrived = async () => {
      server.clock.advance(11);
      const { body } = await call("GET /me/likes/messages?limit=50", { token: ada.token });
      return body.items?.map(({ message }) => message) ?? [];
    };
    const answers = await Promise.all(
      crowd.map((each, index) => write(each, `${"So ".repeat(index)}you sing?`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await arrived()).toHaveLength(20);
    await write(old, "I have been here for long");
    expect(await arrived()).toHaveLength(21);
    await call(like(liked), { token: ada.token });
    await write(liked, "You liked me");
    const conversations = await call("GET /conversations?type=user", { token: ada.token });
    expect(conversations.body.items).toMatchObject([
      { last_message: { Valid: true, String: "You liked me" } },
    ]);
    server.clock.advance(24 * 60 * 60);
    const [late] = await addPeople(context(), [newcomers]);
    await write(await startSession(context(), late), "A day later");
    const again = await startSession(context(), ada);
    server.clock.advance(11);
    const later = await call("GET /me/likes/messages?limit=50", { token: again.token });
    expect(later.body.items?.[0]?.message).toBe("A day later");
  });

  it.each([
    ["the same nickname", "Robin Alt", "Robin Alt"],
    ["nicknames that look alike", "mario Neu", "rnario Neu"],
    ["nicknames that differ in case", "Robin Mai", "ROBIN MAI"],
  ])("give %s to one of two", async (_what, first, second) => {
    const city = { Valid: true, String: "Turku" };
    const members = [await newMember(context()), await newMember(context())];
    const claim = ({ token }: TestMember, nickname: string) =>
      call("PUT /me/profile", { token, body: { nickname, profile: { city } } });
    const answers = await Promise.all(
      members.map((member, index) => claim(member, index === 0 ? first : second)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = members[answers.findIndex(({ status }) => status === 409)];
    if (loser === undefined) throw new Error("no claim was refused");
    const kept = (await call("GET /me/profile", { token: loser.token })).body;
    const none = { Valid: false, String: "" };
    expect([kept.nickname, kept.profile?.city]).toEqual([none, none]);
    expect((await claim(loser, `${first} too`)).status).toBe(200);
  });

  it("give one nickname to a member who claims two", async () => {
    const { token } = await newMember(context());
    const answers = await Promise.all(
      ["Robin Ost", "Robin West"].map((nickname) =>
        call("PUT /me/profile", { token, body: { nickname, profile: {} } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("open one of two registrations of an address, and withdraw the other", async () => {
    const email = newEmail();
    const browsers = [await register(call, registration(email))];
    browsers.push(
      await register(call, { ...registration(email), password: "another good pass phrase" }),
    );
    const token = tokenOf(await server.mailbox.next(email));
    const answers = await Promise.all(
      browsers.map(({ headers }) => call(`GET /verify-email?token=${token}`, { headers })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    const passwords = [PASSWORD, "another good pass phrase"];
    const logins = await Promise.all(
      passwords.map((password) => call("POST /auth/login", { body: { email, password } })),
    );
    expect(logins.map(({ status }) => status)).toEqual(
      answers.map(({ status }) => (status === 200 ? 200 : 403)),
    );
  });

  it("open one account of a mailbox, by whichever forms of its address", async () => {
    const name = randomUUID().slice(0, 12);
    const emails = [name, `${name}+1`, `${name}+2`].map((local) => `${local}@gmail.com`);
    const links: Awaited<ReturnType<typeof register>>[] = [];
    const tokens: string[] = [];
    for (const email of emails) {
      links.push(await register(call, registration(email)));
      tokens.push(tokenOf(await server.mailbox.next(email)));
    }
    const answers = await Promise.all(
      links.map(({ headers }, index) =>
        call(`GET /verify-email?token=${tokens[index]}`, { headers }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    const again = await Promise.all(
      tokens.map((token) => call(`GET /verify-email?token=${token}`)),
    );
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    const logins = await Promise.all(
      emails.map((email) => call("POST /auth/login", { body: { email, password: PASSWORD } })),
    );
    expect(logins.map(({ status }) => status)).toEqual(
      answers.map(({ status }) => (status === 200 ? 200 : 403)),
    );
  });

  it.each([
    ["a reset link", 1],
    ["two reset links", 2],
  ])("set one of two passwords by %s, and leave one session", async (_what, count) => {
    const { email } = await newMember(context());
    const tokens: string[] = [];
    while (tokens.length < count) {
      await call("POST /auth/forgot-password", { body: { email } });
      tokens.push(tokenOf(await server.mailbox.next(email)));
    }
    const passwords = ["the first good pass phrase", "the second good pass phrase"];
    const answers = await Promise.all(
      passwords.map((password, index) => {
        const body = { token: tokens[index % count], password };
        return call("POST /auth/reset-password", { body });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    const logins = await Promise.all(
      passwords.map((password) => call("POST /auth/login", { body: { email, password } })),
    );
    expect(logins.map(({ status }) => status)).toEqual(
      answers.map(({ status }) => (status === 200 ? 200 : 401)),
    );
  });

  it("show one more person at the end of a day", async () => {
    const { id } = await newMember(context());
    const day = dayOf(server.clock.now());
    const days = memberDayStore(server.services.db);
    const see = () => days.addPeople(id, day, [randomUUID()], 3);
    for (let turn = 0; turn < 2; turn += 1) await see();
    const seen = await Promise.all(Array.from({ length: 6 }, see));
    expect(seen.filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ["taken back before it is returned", ["undo", "like"]],
    ["returned before it is taken back", ["like", "undo"]],
  ] as const)("take a like back or make a match of it: %s", async (_which, order) => {
    const [ada, ben] = [await completeMember(context()), await completeMember(context())];
    await call(like(ben), { token: ada.token });
    const ways = {
      undo: async () => (await call(undo(ben), { token: ada.token })).status,
      like: async () => (await call(like(ada), { token: ben.token })).body.status,
    };
    const [one, other] = await Promise.all(order.map((way) => ways[way]()));
    const matches = ({ token }: TestMember) => call("GET /me/matches", { token });
    const lists = [await matches(ada), await matches(ben)].map(({ body }) => body.total);
    expect([
      [new Set([204, "pending"]), [0, 0]],
      [new Set([409, "matched"]), [1, 1]],
    ]).toContainEqual([new Set([one, other]), lists]);
  });

  it("are one report", async () => {
    const [eve, ada] = [await completeMember(context()), await completeMember(context())];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        call(report(eve), { token: ada.token, body: { reason: "spam" } }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const { items } = (
      await moderate(context(), await newAdmin(context())).list("?limit=100")
    ).read();
    expect(items.filter(({ reported }) => reported.id === eve.id)).toHaveLength(1);
  });
});
