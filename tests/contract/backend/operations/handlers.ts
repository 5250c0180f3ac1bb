import { Refusal } from "../http/refusal.ts";
import { accountHandlers } from "./account.ts";
import type { Handlers } from "./call.ts";
import { contactHandlers } from "./contact.ts";
import { conversationHandlers } from "./conversations.ts";
import { discoverHandlers } from "./discover.ts";
import { likeHandlers } from "./likes.ts";
import { mailHandlers } from "./mail.ts";
import { messageHandlers } from "./messages.ts";
import { moderationHandlers } from "./moderation.ts";
import { personalityHandlers } from "./personality.ts";
import { profileHandlers } from "./profile.ts";
import { safetyHandlers } from "./safety.ts";
import { sessionHandlers } from "./session.ts";
import { voiceMessageHandlers } from "./voice-message.ts";
import { voiceHandlers } from "./voice.ts";

/** What answers each operation of the contract. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...accountHandlers,
  ...profileHandlers,
  ...voiceMessageHandlers,
  ...personalityHandlers,
  ...discoverHandlers,
  ...likeHandlers,
  ...safetyHandlers,
  ...conversationHandlers,
  ...messageHandlers,
  ...voiceHandlers,
  ...contactHandlers,
  ...mailHandlers,
  ...moderationHandlers,
  connectChat: () => {
    throw new Refusal(426, "upgrade_required", "This address speaks WebSocket only.");
  },
};
