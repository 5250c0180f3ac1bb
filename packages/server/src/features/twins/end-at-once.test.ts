import { expect, it } from "vitest";
import { completeMember } from "../../testing/complete-member.ts";
import { openScratchPostgres } from "../../testing/database/scratch-postgres.ts";
import { waitsForLock } from "../../testing/database/waits-for-lock.ts";
import { onPostgres } from "../../testing/databases.ts";
import { readConversations } from "../../testing/live/conversations.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { endTwinTalk } from "./conversations.ts";

onPostgres("a talk with a twin", (postgres) => {
  const context = useTestServer({}, { openDatabase: () => openScratchPostgres(postgres) });
  const { call, server } = context;

  it("stays ended where it is opened while its owner ends it", async () => {
    const [asker, owner] = [await completeMember(context()), await completeMember(context())];
    const open = () =>
      call("POST /twins", { token: asker.token, body: { candidate_user_id: owner.id } });
    const id = (await open()).body.conversation_id ?? "";
    const opening = await server.services.transaction(async (db) => {
      await endTwinTalk({ ...server.services, db }, owner.id, id);
      const answer = open();
      await expect.poll(() => waitsForLock(server.services.db)).toBe(true);
      return { answer };
    });
    const refusal = await opening.answer;
    expect([refusal.status, refusal.body.error_code]).toEqual([403, "twin_not_shared"]);
    expect((await readConversations(call, asker.token)).items[0]).toMatchObject({ ended: true });
  });
});
