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
import * as nicknameLooks from "./0018-nickname-looks.ts";
import * as registrationBrowsers from "./0019-registration-browsers.ts";
import * as mailings from "./0020-mailings.ts";
import * as pasts from "./0021-pasts.ts";
import * as measures from "./0022-measures.ts";
import * as twinSharing from "./0023-twin-sharing.ts";
import * as heldWords from "./0025-held-words.ts";
import * as identityChanges from "./0026-identity-changes.ts";
import * as refusedMinors from "./0027-refused-minors.ts";
import * as memberDays from "./0028-member-days.ts";
import * as shownWishes from "./0029-shown-wishes.ts";
import * as formerIdentity from "./0030-former-identity.ts";
import * as judgedWords from "./0031-judged-words.ts";
import * as unreadWarnings from "./0032-unread-warnings.ts";
import * as answerRenewals from "./0033-answer-renewals.ts";
import * as admittedAdults from "./0034-admitted-adults.ts";

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
  "0018-nickname-looks": nicknameLooks,
  "0019-registration-browsers": registrationBrowsers,
  "0020-mailings": mailings,
  "0021-pasts": pasts,
  "0022-measures": measures,
  "0023-twin-sharing": twinSharing,
  "0025-held-words": heldWords,
  "0026-identity-changes": identityChanges,
  "0027-refused-minors": refusedMinors,
  "0028-member-days": memberDays,
  "0029-shown-wishes": shownWishes,
  "0030-former-identity": formerIdentity,
  "0031-judged-words": judgedWords,
  "0032-unread-warnings": unreadWarnings,
  "0033-answer-renewals": answerRenewals,
  "0034-admitted-adults": admittedAdults,
};
