import { expect, it } from "vitest";
import { intercept } from "./testing/database/intercept.ts";
import { addPeople } from "./testing/add-people.ts";
import { fillConversation } from "./testing/live/conversations.ts";
import { addReport, newAdmin } from "./testing/moderate.ts";
import { signIn, type TestMember } from "./testing/new-member.ts";
import { block, like } from "./testing/say.ts";
import { useTestServer } from "./testing/use-test-server.ts";

const context = useTestServer();
const { call, server } = context;

/** How many statements a request asks of the database; it has been answered once before. */
async function statementsOf(request: string, { token }: Pick<TestMember, "token">) {
  const answered = await call(request, { token });
  const asked: string[] = [];
  const stop = intercept(server.services.db, (sql, run) => {
    asked.push(sql);
    return run();
  });
  const { status } = await call(request, { token });
  stop();
  expect([answered.status, status]).toEqual([200, 200]);
  return asked.length;
}

/** Gives a member one more entry in each of their lists. */
async function addToLists(member: TestMember) {
  const specs = [{ hasPicture: true }, {}, { hasVoice: true }, {}, {}] as const;
  const people = await addPeople(context(), specs);
  const [fan, idol, match, blocked, unseen] = await Promise.all(
    people.map(({ email }) => signIn(call, email)),
  );
  if (!fan || !idol || !match || !blocked || !unseen) throw new Error("some were not added");
  await call(like(member), { token: fan.token, body: { message: "Hello" } });
  await call(like(idol), { token: member.token });
  await call(block(blocked), { token: member.token });
  await call(like(match), { token: member.token });
  const { body } = await call(like(member), { token: match.token });
  const path = `POST /conversations/from-match/${body.match_id}`;
  const opened = await call(path, { token: member.token });
  const conversationId = opened.body.conversation_id ?? "";
  const talk = { ada: member, ben: match, matchId: body.match_id ?? "", conversationId };
  await fillConversation(context(), talk, 3);
  await signIn(call, member.email);
  await addReport(context(), match, unseen);
  return { talk, more: () => fillConversation(context(), talk, 20) };
}

it("a list asks the database as often for many entries as for one", async () => {
  const [person] = await addPeople(context(), [{}]);
  const member = await signIn(call, person.email);
  const admin = await newAdmin(context());
  const { talk, more } = await addToLists(member);
  const requests: readonly (readonly [string, TestMember])[] = [
    ["GET /discover", member],
    ["GET /me/likes?direction=received", member],
    ["GET /me/likes?direction=given", member],
    ["GET /me/likes/messages", member],
    ["GET /me/matches", member],
    ["GET /me/blocks", member],
    ["GET /me/sessions", member],
    ["GET /conversations", member],
    [`GET /conversations/${talk.conversationId}/messages`, member],
    ["GET /moderation/reports", admin],
  ];
  const countAll = async () => {
    const counts: Record<string, number> = {};
    for (const [request, by] of requests) counts[request] = await statementsOf(request, by);
    return counts;
  };
  const ofOne = await countAll();
  await more();
  for (let entry = 0; entry < 4; entry += 1) await addToLists(member);
  expect(await countAll()).toEqual(ofOne);
});
