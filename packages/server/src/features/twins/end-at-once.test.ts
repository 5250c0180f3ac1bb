import { expect, it } from "vitest";
import { sql } from "kysely";
import { completeMember } from "../../testing/complete-member.ts";
import { openScratchPostgres } from "../../testing/database/scratch-postgres.ts";
import { onPostgres } from "../../testing/databases.ts";
import { readConversations } from "../../testing/live/talk.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { endTwinTalk } from "./conversations.ts";

onPostgres("a talk with a twin", (postgres) => {
  const context = useTestServer(() => openScratchPostgres(postgres));
  const { call, server } = context;

  const isBlocked = async (): Promise<boolean> => {
    const query = sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return (await query.execute(server.services.db)).rows.length > 0;
  };

  it("stays ended where it is opened while its owner ends it", async () => {
    const [asker, owner] = [await completeMember(context()), await completeMember(context())];
    const open = () =>
      call("POST /twins", { token: asker.token, body: { candidate_user_id: owner.id } });
    const id = (await open()).body.conversation_id ?? "";
    const opening = await server.services.transaction(async (db) => {
      await endTwinTalk({ ...server.services, db }, owner.id, id);
      const answer = open();
      await expect.poll(isBlocked).toBe(true);
      return { answer };
    });
    const refusal = await opening.answer;
    expect([refusal.status, refusal.body.error_code]).toEqual([403, "twin_not_shared"]);
    expect((await readConversations(call, asker.token)).items[0]).toMatchObject({ ended: true });
  });
});
