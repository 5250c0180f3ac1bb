import type { OperationTable } from "./http/add-routes.ts";
import type { OperationId } from "./http/operation.ts";
import type { MakeOperation, OperationServices } from "./services.ts";
import { getLikes, likeProfile, undoLike } from "./features/likes/operations.ts";
import { getMatches, openConversationFromMatch, unmatch } from "./features/matches/operations.ts";
import {
  blockPartner,
  blockProfile,
  getBlocks,
  unblockProfile,
} from "./features/blocks/operations.ts";
import { getContactStamp, sendContactMessage } from "./features/contact/operations.ts";
import { getSettings, updateSettings } from "./features/settings/operations.ts";
import {
  acknowledgeWarning,
  decideReport,
  getAuditTrail,
  getHeldWords,
  getReport,
  getReportPicture,
  getReportRecording,
  getReports,
  judgeHeldWords,
  reinstateMember,
} from "./features/moderation/operations.ts";
import { askByVoice, getVoiceReply } from "./features/voice-queries/operations.ts";
import {
  changePassword,
  deleteAccount,
  forgotPassword,
  getMe,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
  verifyEmailByPassword,
} from "./features/accounts/operations.ts";
import { checkNickname, getMyProfile, updateMyProfile } from "./features/own-profile/operations.ts";
import {
  confirmTwinSharing,
  createTwinConversation,
  endTwinTalk,
  getTwinSharing,
  getTwinTalks,
  withdrawTwinSharing,
} from "./features/twins/operations.ts";
import { deleteConversation, getConversations } from "./features/conversations/operations.ts";
import {
  endOtherSessions,
  endSession,
  getSessions,
  login,
  logout,
  refreshToken,
} from "./features/sessions/operations.ts";
import { getAdviceHistory, startAdvice } from "./features/advice/operations.ts";
import { getCandidateByNickname, getDiscoverFeed } from "./features/discover/operations.ts";
import {
  getCompletionStatus,
  getQuestionnaire,
  submitAnswers,
} from "./features/questionnaire/operations.ts";
import { getCriteria, updateCriteria } from "./features/criteria/operations.ts";
import { getExport, getExportFile, requestExport } from "./features/export/operations.ts";
import { getMessages } from "./features/messages/operations.ts";
import { getMessageAudio, sendVoiceNote } from "./features/voice-notes/operations.ts";
import {
  getMyVoice,
  getProfileVoice,
  removeMyVoice,
  uploadMyVoice,
} from "./features/voices/operations.ts";
import { getProfileDigest } from "./features/insights/operations.ts";
import {
  getProfilePicture,
  removeMyPicture,
  uploadMyPicture,
} from "./features/pictures/operations.ts";
import { getRobotCheck } from "./features/robot-check/operations.ts";
import { getUnsubscribePage, unsubscribe } from "./features/notices/operations.ts";
import { getVoiceScript } from "./features/voice-script/operations.ts";
import { reportConversation, reportProfile } from "./features/reports/operations.ts";

/** What makes every operation of the contract. One that is missing or stands at another's place is a type error. */
export type Operations = { readonly [Id in OperationId]: MakeOperation<Id> };

/** Every operation of the contract. */
const operations: Operations = {
  acknowledgeWarning,
  askByVoice,
  blockPartner,
  blockProfile,
  changePassword,
  checkNickname,
  confirmTwinSharing,
  createTwinConversation,
  decideReport,
  deleteAccount,
  deleteConversation,
  endOtherSessions,
  endSession,
  endTwinTalk,
  forgotPassword,
  getAdviceHistory,
  getAuditTrail,
  getBlocks,
  getCandidateByNickname,
  getCompletionStatus,
  getContactStamp,
  getConversations,
  getCriteria,
  getDiscoverFeed,
  getExport,
  getExportFile,
  getHeldWords,
  getLikes,
  getMatches,
  getMe,
  getMessageAudio,
  getMessages,
  getMyProfile,
  getMyVoice,
  getProfileDigest,
  getProfilePicture,
  getProfileVoice,
  getQuestionnaire,
  getReport,
  getReportPicture,
  getReportRecording,
  getReports,
  getRobotCheck,
  getSessions,
  getSettings,
  getTwinSharing,
  getTwinTalks,
  getUnsubscribePage,
  getVoiceReply,
  getVoiceScript,
  judgeHeldWords,
  likeProfile,
  login,
  logout,
  openConversationFromMatch,
  refreshToken,
  register,
  reinstateMember,
  removeMyPicture,
  removeMyVoice,
  reportConversation,
  reportProfile,
  requestExport,
  resendVerification,
  resetPassword,
  sendContactMessage,
  sendVoiceNote,
  startAdvice,
  submitAnswers,
  unblockProfile,
  undoLike,
  unmatch,
  unsubscribe,
  updateCriteria,
  updateMyProfile,
  updateSettings,
  uploadMyPicture,
  uploadMyVoice,
  verifyEmail,
  verifyEmailByPassword,
  withdrawTwinSharing,
};

/** Makes every operation. */
export const makeOperations = (services: OperationServices): OperationTable =>
  Object.fromEntries(
    Object.entries(operations).map(([id, make]) => [
      id,
      (make as MakeOperation<OperationId>)(services),
    ]),
  ) as OperationTable;
