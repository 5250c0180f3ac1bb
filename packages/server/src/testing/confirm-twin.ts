import type { Schemas } from "@gemel/api";
import type { TestMember } from "./new-member.ts";
import type { TestContext } from "./use-test-server.ts";

/** Confirms what a member's twin may say to others. @param isAllowed by the question's id; @default everything */
export async function confirmTwin(
  { call }: TestContext,
  { token }: Pick<TestMember, "token">,
  isAllowed: (questionId: string) => boolean = () => true,
): Promise<Schemas["TwinSharing"]> {
  const path = "/me/twin/sharing";
  const { bytes } = await call(`GET ${path}`, { token });
  const sharing: Schemas["TwinSharing"] = JSON.parse(bytes.toString());
  const answers = sharing.answers.map(({ question_id, words }) => ({
    question_id,
    words,
    allowed: isAllowed(question_id),
  }));
  const confirmed = await call(`PUT ${path}`, { token, body: { answers } });
  if (confirmed.status !== 200) throw new Error(`the twin's owner is answered ${confirmed.status}`);
  return JSON.parse(confirmed.bytes.toString());
}
