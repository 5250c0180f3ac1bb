import { socketRefusals } from "../socket/refusals.ts";
import { textMessage } from "../socket/text-message.ts";
import { account } from "./account.ts";
import { advice, twin } from "./ai-talk.ts";
import { contact, openContactForm } from "./contact.ts";
import { criteria } from "./criteria.ts";
import { deleteConversations } from "./delete-conversations.ts";
import { discover } from "./discover.ts";
import { lists } from "./lists.ts";
import { matching } from "./match.ts";
import { moderation } from "./moderation.ts";
import { openConversation } from "./open-conversation.ts";
import { twinSharing } from "./twin-sharing.ts";
import { undo } from "./undo.ts";
import { unmatching } from "./unmatch.ts";
import { unsubscribing } from "./unsubscribe.ts";
import { onboarding, secondMember } from "./onboarding.ts";
import { picture } from "./picture.ts";
import { profileVoice } from "./profile-voice.ts";
import { resetPassword } from "./reset-password.ts";
import type { Sequence } from "./run-sequences.ts";
import { safety } from "./safety.ts";
import { session } from "./session.ts";
import { voiceNote } from "./voice-note.ts";
import { voiceQuery } from "./voice-query.ts";

/** What makes members and things, so that every operation has something to be about. */
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
