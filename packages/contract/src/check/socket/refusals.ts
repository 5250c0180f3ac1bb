import { compose, unknownId } from "../requests/compose.ts";
import { answeredWith } from "../checks/expectations.ts";
import { type Sequence, notReached } from "../sequences/step.ts";
import { isOnboarded } from "../members/member.ts";
import { oddTokens } from "../violations/odd-tokens.ts";
import { connect, everyConversation, expectRefusal, socketOperation } from "./connect.ts";

/** A client without access is refused before the upgrade; a client with access connects. */
export const socketRefusals: Sequence = {
  name: "socket: refused and accepted",
  run: async (context) => {
    const operation = socketOperation(context);
    const conversation_id = everyConversation;
    const plain = compose(context.contract, operation, {
      query: { conversation_id, token: "none" },
    });
    await context.inspector.inspect(
      plain,
      answeredWith([400, 401, 426], "a request without an upgrade"),
    );
    await expectRefusal(context, { conversation_id }, [400, 401], "no token");
    const [member] = context.members.toSorted(
      (a, b) => Number(isOnboarded(b)) - Number(isOnboarded(a)),
    );
    if (!member) return notReached("needs a member (--members or --outbox)");
    const token = await member.token();
    for (const { what, credentials } of oddTokens(token)) {
      const { bearer } = credentials;
      if (bearer === undefined) continue;
      await expectRefusal(context, { conversation_id, token: bearer }, [400, 401], what);
    }
    await expectRefusal(
      context,
      { conversation_id: unknownId, token },
      [403, 404],
      "an unknown conversation",
    );
    await expectRefusal(context, { conversation_id: "none", token }, [400], "an id that is none");
    await expectRefusal(context, { token }, [400], "no conversation_id");
    const { conversationId, matchedId } = context.facts;
    const stranger = context.members.find(
      (each) => each !== member && each.id !== matchedId && conversationId !== undefined,
    );
    if (stranger && conversationId !== undefined) {
      const query = { conversation_id: conversationId, token: await stranger.token() };
      await expectRefusal(context, query, [403, 404], "the conversation of two others");
    }
    const connection = await connect(context, { conversation_id, token });
    connection.close();
  },
};
