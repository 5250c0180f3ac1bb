import { newMember, type TestMember } from "./new-member.ts";
import { newNickname } from "./new-nickname.ts";
import type { TestContext } from "./use-test-server.ts";

/** A member who is thirty years old and has entered nothing else: `profile_completed`. */
export async function memberWithProfile(
  context: TestContext,
  email?: string,
): Promise<TestMember & { readonly nickname: string }> {
  const nickname = newNickname();
  const member = await newMember(context, email);
  const year = context.server.clock.now().getUTCFullYear() - 30;
  await context.call("PUT /me/profile", {
    token: member.token,
    body: {
      nickname,
      profile: {
        birth_date: { Valid: true, Time: `${year}-01-01T00:00:00Z` },
        sex: { Valid: true, String: "female" },
      },
    },
  });
  return { ...member, nickname };
}
