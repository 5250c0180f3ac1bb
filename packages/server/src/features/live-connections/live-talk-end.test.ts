import { expect, it, onTestFinished } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { block } from "../../testing/say.ts";
import { connectTo, twoInConversation } from "../../testing/live/conversations.ts";
import { useTestServer, useUrl } from "../../testing/use-test-server.ts";
import { conversationStore } from "../conversations/store.ts";
import { failStatements, intercept } from "../../testing/database/intercept.ts";

const ended = { code: 4403, reason: "conversation ended" };

onEachDatabase("a live conversation ends", (open) => {
  const context = useTestServer({ PORT: "0" }, { openDatabase: open });
  const { call, server } = context;
  const url = useUrl(context);

  it("as soon as it is opened, where it has ended before", async () => {
    const { ada, ben, matchId, conversationId } = await twoInConversation(context());
    await call(`DELETE /matches/${matchId}`, { token: ada.token });
    const live = await connectTo(url(), ben, conversationId);
    expect(await live.closed).toEqual(ended);
  });

  it("for both when one blocks the other, with the twin's that is about either", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const twins = await Promise.all(
      [
        [ada, ben],
        [ben, ada],
      ].map(async ([owner, subject]) => {
        const body = { candidate_user_id: subject?.id };
        const opened = await call("POST /twins", { token: owner?.token, body });
        return connectTo(url(), owner ?? ada, opened.body.conversation_id ?? "");
      }),
    );
    const own = await call("POST /twins", { token: ada.token });
    const [tab, phone, stays] = await Promise.all([
      connectTo(url(), ada, conversationId),
      connectTo(url(), ben, conversationId),
      connectTo(url(), ada, own.body.conversation_id ?? ""),
    ]);
    await call(block(ada), { token: ben.token });
    for (const live of [tab, phone, ...twins]) expect(await live.closedInTime()).toEqual(ended);
    await stays.settle();
    expect(stays.socket.readyState).toBe(stays.socket.OPEN);
    stays.socket.terminate();
  });

  it("with a refusal for what comes in the same moment", async () => {
    const { ada, matchId, conversationId } = await twoInConversation(context());
    const tab = await connectTo(url(), ada, conversationId);
    await tab.write("In time");
    await conversationStore(server.services.db).closeOfMatch(matchId, server.clock.now());
    expect(await tab.write("Too late")).toMatchObject({
      type: "error",
      conversation_id: conversationId,
      error_code: "conversation_closed",
      message: "This conversation has ended.",
    });
    tab.socket.terminate();
  });

  it("when it ended while the connection was being made", async () => {
    const { ada, matchId, conversationId } = await twoInConversation(context());
    const conversations = conversationStore(server.services.db);
    const end = intercept(server.services.db, async (sql, run) => {
      const found = await run();
      if (/from "conversation_members" as "own"/.test(sql)) {
        end();
        await conversations.closeOfMatch(matchId, server.clock.now());
      }
      return found;
    });
    onTestFinished(end);
    const live = await connectTo(url(), ada, conversationId);
    expect(await live.closed).toEqual(ended);
  });

  it("with a word when the database fails", async () => {
    const { ada, conversationId } = await twoInConversation(context());
    const tab = await connectTo(url(), ada, conversationId);
    await tab.settle();
    onTestFinished(failStatements(server.services.db, /into messages/, () => new Error("gone")));
    tab.say("Lost");
    expect(await tab.closed).toEqual({ code: 1011, reason: "" });
  });
});
