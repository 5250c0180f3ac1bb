import { blockProfile } from "./block-profile.ts";
import { checkNickname } from "./check-nickname.ts";
import { forgotPassword } from "./forgot-password.ts";
import { getCandidateByNickname } from "./get-candidate-by-nickname.ts";
import { getCompletionStatus } from "./get-completion-status.ts";
import { getCriteria } from "./get-criteria.ts";
import { getDiscoverFeed } from "./get-discover-feed.ts";
import { getLikes } from "./get-likes.ts";
import { getMatches } from "./get-matches.ts";
import { getMe } from "./get-me.ts";
import { getMyProfile } from "./get-my-profile.ts";
import { getMyVoice } from "./get-my-voice.ts";
import { getProfileDigest } from "./get-profile-digest.ts";
import { getProfilePicture } from "./get-profile-picture.ts";
import { getProfileVoice } from "./get-profile-voice.ts";
import { getUnsubscribePage } from "./get-unsubscribe-page.ts";
import { getQuestionnaire } from "./get-questionnaire.ts";
import { getRobotCheck } from "./get-robot-check.ts";
import { getVoiceScript } from "./get-voice-script.ts";
import { likeProfile } from "./like-profile.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import type { NotImplemented } from "./not-implemented.ts";
import { openConversationFromMatch } from "./open-conversation-from-match.ts";
import type { MakeOperation, OperationId } from "./operation.ts";
import { refreshToken } from "./refresh-token.ts";
import { register } from "./register.ts";
import { removeMyPicture } from "./remove-my-picture.ts";
import { removeMyVoice } from "./remove-my-voice.ts";
import { reportProfile } from "./report-profile.ts";
import { resetPassword } from "./reset-password.ts";
import { submitAnswers } from "./submit-answers.ts";
import { undoLike } from "./undo-like.ts";
import { unmatch } from "./unmatch.ts";
import { unsubscribe } from "./unsubscribe.ts";
import { updateCriteria } from "./update-criteria.ts";
import { updateMyProfile } from "./update-my-profile.ts";
import { uploadMyPicture } from "./upload-my-picture.ts";
import { uploadMyVoice } from "./upload-my-voice.ts";
import { verifyEmail } from "./verify-email.ts";

/** Every operation of the contract. One that is missing here and in `notImplemented` is a type error. */
export const operations: Readonly<Record<Exclude<OperationId, NotImplemented>, MakeOperation>> = {
  blockProfile,
  checkNickname,
  forgotPassword,
  getCandidateByNickname,
  getCompletionStatus,
  getCriteria,
  getDiscoverFeed,
  getLikes,
  getMatches,
  getMe,
  getMyProfile,
  getMyVoice,
  getProfileDigest,
  getProfilePicture,
  getProfileVoice,
  getQuestionnaire,
  getRobotCheck,
  getUnsubscribePage,
  getVoiceScript,
  likeProfile,
  login,
  logout,
  openConversationFromMatch,
  refreshToken,
  register,
  removeMyPicture,
  removeMyVoice,
  reportProfile,
  resetPassword,
  submitAnswers,
  undoLike,
  unmatch,
  unsubscribe,
  updateCriteria,
  updateMyProfile,
  uploadMyPicture,
  uploadMyVoice,
  verifyEmail,
};
