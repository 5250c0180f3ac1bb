import type { ApiClient } from "./client.ts";
import { accountOperations } from "./operations/account.ts";
import { accountSettingsOperations } from "./operations/account-settings.ts";
import { adviceOperations } from "./operations/advice.ts";
import { contactOperations } from "./operations/contact.ts";
import { conversationOperations } from "./operations/conversations.ts";
import { discoverOperations } from "./operations/discover.ts";
import { likeOperations } from "./operations/likes.ts";
import { moderationOperations } from "./operations/moderation.ts";
import { personalityOperations } from "./operations/personality.ts";
import { pictureOperations } from "./operations/picture.ts";
import { profileOperations } from "./operations/profile.ts";
import { safetyOperations } from "./operations/safety.ts";
import { sessionOperations } from "./operations/session.ts";
import { twinOperations } from "./operations/twin.ts";
import { voiceOperations } from "./operations/voice.ts";
import { voiceQueryOperations } from "./operations/voice-query.ts";

/**
 * Every operation of the contract, with plain values in and out. Failures are values (`Result`), never
 * rejections; `getOrThrow` is for hosts that need one.
 *
 * For tools and tests. An app takes the groups that a screen needs (`sessionOperations`, …), so that
 * the others stay out of its first files.
 */
export const createApi = (client: ApiClient) => ({
  ...accountOperations(client),
  ...sessionOperations(client),
  ...profileOperations(client),
  ...pictureOperations(client),
  ...voiceOperations(client),
  ...personalityOperations(client),
  ...discoverOperations(client),
  ...likeOperations(client),
  ...safetyOperations(client),
  ...conversationOperations(client),
  ...twinOperations(client),
  ...adviceOperations(client),
  ...voiceQueryOperations(client),
  ...contactOperations(client),
  ...moderationOperations(client),
  ...accountSettingsOperations(client),
});

export type Api = ReturnType<typeof createApi>;
