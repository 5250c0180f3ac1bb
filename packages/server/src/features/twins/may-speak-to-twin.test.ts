import { expect, it } from "vitest";
import { completeMember } from "../../testing/complete-member.ts";
import { memberWithProfile } from "../../testing/new-member.ts";
import { block } from "../../testing/say.ts";
import { twoMatched } from "../../testing/two-members.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";
import { maySpeakToTwin } from "./sharing.ts";

const context = useSharedServer();

it("lets a member speak with their own twin, and with others' as their owners share them", async () => {
  const { call, server } = context();
  const { ada, ben } = await twoMatched(context());
  const eve = await completeMember(context());
  const early = await memberWithProfile(context());
  const may = (memberId: string, ownerId: string) =>
    maySpeakToTwin(server.services, memberId, ownerId);
  const share = (profile: Readonly<Record<string, boolean>>) =>
    call("PUT /me/profile", {
      token: ben.token,
      body: {
        profile: Object.fromEntries(
          Object.entries(profile).map(([name, Bool]) => [name, { Valid: true, Bool }]),
        ),
      },
    });
  expect([await may(ada.id, ben.id), await may(eve.id, ben.id)]).toEqual([true, true]);
  await share({ twin_share_pre_like: false });
  expect([await may(ada.id, ben.id), await may(eve.id, ben.id)]).toEqual([true, false]);
  await share({ twin_share_pre_like: true, twin_share_on_match: false });
  expect([await may(ada.id, ben.id), await may(eve.id, ben.id)]).toEqual([false, true]);
  expect([await may(ben.id, ben.id), await may(eve.id, early.id)]).toEqual([true, false]);
  await call(block(eve), { token: ben.token });
  expect([await may(eve.id, ben.id), await may(ben.id, eve.id)]).toEqual([false, false]);
});
