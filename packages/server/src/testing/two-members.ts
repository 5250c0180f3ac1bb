import { completeMember } from "./complete-member.ts";
import type { TestMember } from "./new-member.ts";
import { like } from "./say.ts";
import type { TestContext } from "./use-test-server.ts";

export const twoMembers = async (context: TestContext): Promise<[TestMember, TestMember]> => [
  await completeMember(context),
  await completeMember(context),
];

/** Two members who like each other; each may have said something with it. The mails about it are taken. */
export async function twoMatched(
  context: TestContext,
  texts: { readonly ada?: string; readonly ben?: string } = {},
) {
  const { call, server } = context;
  const [ada, ben] = await twoMembers(context);
  const said = (message: string | undefined) => (message === undefined ? {} : { message });
  await call(like(ben), { token: ada.token, body: said(texts.ada) });
  const { body } = await call(like(ada), { token: ben.token, body: said(texts.ben) });
  await Promise.all([server.mailbox.next(ada.email), server.mailbox.next(ben.email)]);
  return { ada, ben, matchId: body.match_id ?? "" };
}
