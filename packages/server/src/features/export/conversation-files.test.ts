import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { readConversations, twoInConversation } from "../../testing/live/conversations.ts";
import { block } from "../../testing/say.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { conversationEntries } from "./conversation-files.ts";

const context = useTestServer();

it.each(["unmatched", "blocked"])(
  "a conversation with a member who is %s has the name that the list has",
  async (how) => {
    const { call, server } = context();
    const { ada, ben, matchId } = await twoInConversation(context(), { ada: "Hello" });
    await call(how === "blocked" ? block(ada) : `DELETE /matches/${matchId}`, {
      token: ben.token,
    });
    const [listed] = (await readConversations(call, ada.token)).items;
    const { value: entry } = await conversationEntries(server.services, ada.id).next();
    const { type, with: name } = JSON.parse(await text(entry?.bytes ?? []));
    expect(type).toBe("user");
    expect(listed?.participant_name).toEqual({ Valid: true, String: name });
  },
);
