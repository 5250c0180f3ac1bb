import { acknowledgeWarning } from "./acknowledge-warning.ts";
import { askByVoice } from "./ask-by-voice.ts";
import { blockPartner } from "./block-partner.ts";
import { blockProfile } from "./block-profile.ts";
import { changePassword } from "./change-password.ts";
import { checkNickname } from "./check-nickname.ts";
import { confirmTwinSharing } from "./confirm-twin-sharing.ts";
import { createTwinConversation } from "./create-twin-conversation.ts";
import { decideReport } from "./decide-report.ts";
import { deleteAccount } from "./delete-account.ts";
import { deleteConversation } from "./delete-conversation.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endSession } from "./end-session.ts";
import { endTwinTalk } from "./end-twin-talk.ts";
import { forgotPassword } from "./forgot-password.ts";
import { getAdviceHistory } from "./get-advice-history.ts";
import { getAuditTrail } from "./get-audit-trail.ts";
import { getBlocks } from "./get-blocks.ts";
import { getCandidateByNickname } from "./get-candidate-by-nickname.ts";
import { getCompletionStatus } from "./get-completion-status.ts";
import { getContactStamp } from "./get-contact-stamp.ts";
import { getConversations } from "./get-conversations.ts";
import { getCriteria } from "./get-criteria.ts";
import { getDiscoverFeed } from "./get-discover-feed.ts";
import { getExportFile } from "./get-export-file.ts";
import { getExport } from "./get-export.ts";
import { getHeldWords } from "./get-held-words.ts";
import { getLikes } from "./get-likes.ts";
import { getMatches } from "./get-matches.ts";
import { getMe } from "./get-me.ts";
import { getMessageAudio } from "./get-message-audio.ts";
import { getMessages } from "./get-messages.ts";
import { getMyProfile } from "./get-my-profile.ts";
import { getMyVoice } from "./get-my-voice.ts";
import { getProfileDigest } from "./get-profile-digest.ts";
import { getProfilePicture } from "./get-profile-picture.ts";
import { getProfileVoice } from "./get-profile-voice.ts";
import { getQuestionnaire } from "./get-questionnaire.ts";
import { getReportPicture } from "./get-report-picture.ts";
import { getReportRecording } from "./get-report-recording.ts";
import { getReport } from "./get-report.ts";
import { getReports } from "./get-reports.ts";
import { getRobotCheck } from "./get-robot-check.ts";
import { getSessions } from "./get-sessions.ts";
import { getSettings } from "./get-settings.ts";
import { getTwinSharing } from "./get-twin-sharing.ts";
import { getTwinTalks } from "./get-twin-talks.ts";
import { getUnsubscribePage } from "./get-unsubscribe-page.ts";
import { getVoiceReply } from "./get-voice-reply.ts";
import { getVoiceScript } from "./get-voice-script.ts";
import { judgeHeldWords } from "./judge-held-words.ts";
import { likeProfile } from "./like-profile.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { openConversationFromMatch } from "./open-conversation-from-match.ts";
import type { MakeOperation, OperationId } from "./operation.ts";
import { refreshToken } from "./refresh-token.ts";
import { register } from "./register.ts";
import { reinstateMember } from "./reinstate-member.ts";
import { removeMyPicture } from "./remove-my-picture.ts";
import { removeMyVoice } from "./remove-my-voice.ts";
import { reportConversation } from "./report-conversation.ts";
import { reportProfile } from "./report-profile.ts";
import { requestExport } from "./request-export.ts";
import { resendVerification } from "./resend-verification.ts";
import { resetPassword } from "./reset-password.ts";
import { sendContactMessage } from "./send-contact-message.ts";
import { sendVoiceNote } from "./send-voice-note.ts";
import { startAdvice } from "./start-advice.ts";
import { submitAnswers } from "./submit-answers.ts";
import { unblockProfile } from "./unblock-profile.ts";
import { undoLike } from "./undo-like.ts";
import { unmatch } from "./unmatch.ts";
import { unsubscribe } from "./unsubscribe.ts";
import { updateCriteria } from "./update-criteria.ts";
import { updateMyProfile } from "./update-my-profile.ts";
import { updateSettings } from "./update-settings.ts";
import { uploadMyPicture } from "./upload-my-picture.ts";
import { uploadMyVoice } from "./upload-my-voice.ts";
import { verifyEmail, verifyEmailByPassword } from "./verify-email.ts";
import { withdrawTwinSharing } from "./withdraw-twin-sharing.ts";

/** Every operation of the contract. One that is missing here is a type error. */
export const operations: Readonly<Record<OperationId, MakeOperation>> = {
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
