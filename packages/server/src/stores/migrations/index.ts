import type { Migration } from "kysely/migration";
import * as accounts from "./0001-accounts.ts";
import * as sessions from "./0002-sessions.ts";
import * as voiceMessages from "./0003-voice-messages.ts";
import * as questionnaire from "./0004-questionnaire.ts";
import * as likesAndMatches from "./0005-likes-and-matches.ts";
import * as discover from "./0006-discover.ts";

/** Every migration by name, run in the order of the names. A released one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-accounts": accounts,
  "0002-sessions": sessions,
  "0003-voice-messages": voiceMessages,
  "0004-questionnaire": questionnaire,
  "0005-likes-and-matches": likesAndMatches,
  "0006-discover": discover,
};
