import type { Migration } from "kysely/migration";
import * as accounts from "./0001-accounts.ts";
import * as sessions from "./0002-sessions.ts";
import * as voiceMessages from "./0003-voice-messages.ts";
import * as questionnaire from "./0004-questionnaire.ts";
import * as likesAndMatches from "./0005-likes-and-matches.ts";
import * as discover from "./0006-discover.ts";
import * as talk from "./0007-talk.ts";
import * as aiUsage from "./0008-ai-usage.ts";
import * as voiceReplies from "./0009-voice-replies.ts";
import * as contactMessages from "./0010-contact-messages.ts";
import * as standing from "./0011-standing.ts";
import * as myData from "./0012-my-data.ts";
import * as moderation from "./0013-moderation.ts";
import * as answering from "./0014-answering.ts";
import * as repeatedContact from "./0015-repeated-contact.ts";
import * as summaries from "./0016-summaries.ts";
import * as expiredTokens from "./0017-expired-tokens.ts";

/** Every migration by name, run in the order of the names. A released one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-accounts": accounts,
  "0002-sessions": sessions,
  "0003-voice-messages": voiceMessages,
  "0004-questionnaire": questionnaire,
  "0005-likes-and-matches": likesAndMatches,
  "0006-discover": discover,
  "0007-talk": talk,
  "0008-ai-usage": aiUsage,
  "0009-voice-replies": voiceReplies,
  "0010-contact-messages": contactMessages,
  "0011-standing": standing,
  "0012-my-data": myData,
  "0013-moderation": moderation,
  "0014-answering": answering,
  "0015-repeated-contact": repeatedContact,
  "0016-summaries": summaries,
  "0017-expired-tokens": expiredTokens,
};
