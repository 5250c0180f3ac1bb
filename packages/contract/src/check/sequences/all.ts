import { socketRefusals } from "../socket/refusals.ts";
import { textMessage } from "../socket/text-message.ts";
import { account } from "./account/account.ts";
import { advice, twin, deleteConversations } from "./talk/ai-talk.ts";
import { contact, openContactForm } from "./account/contact.ts";
import { criteria } from "./people/criteria.ts";
import { discover } from "./people/discover.ts";
import { lists } from "./lists.ts";
import { matching } from "./people/match.ts";
import { moderation } from "./people/moderation.ts";
import { openConversation } from "./talk/open-conversation.ts";
import { twinSharing } from "./talk/twin-sharing.ts";
import { undo } from "./people/undo.ts";
import { unmatching } from "./people/unmatch.ts";
import { unsubscribing, resetPassword } from "./account/reset-password.ts";
import { onboarding, secondMember } from "./account/onboarding.ts";
import { picture, profileVoice } from "./media/picture.ts";
import type { Sequence } from "./step.ts";
import { safety } from "./people/safety.ts";
import { session } from "./account/session.ts";
import { voiceNote } from "./talk/voice-note.ts";
import { voiceQuery } from "./talk/voice-query.ts";

/** Sequences that make members and things, so that every operation has a subject. */
export const sequencesBefore: readonly Sequence[] = [
  openContactForm,
  onboarding,
  secondMember,
  criteria,
  discover,
  undo,
  matching,
  openConversation,
  textMessage,
  voiceNote,
  twin,
  twinSharing,
  advice,
  voiceQuery,
  lists,
  picture,
  profileVoice,
  socketRefusals,
];

/** The sequences that end conversations, then the independent ones; the last may lock every member out. */
export const sequencesAfter: readonly Sequence[] = [
  unsubscribing,
  deleteConversations,
  unmatching,
  safety,
  contact,
  moderation,
  account,
  session,
  resetPassword,
];
