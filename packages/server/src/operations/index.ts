import { checkNickname } from "./check-nickname.ts";
import { forgotPassword } from "./forgot-password.ts";
import { getCompletionStatus } from "./get-completion-status.ts";
import { getMe } from "./get-me.ts";
import { getMyProfile } from "./get-my-profile.ts";
import { getMyVoice } from "./get-my-voice.ts";
import { getProfileDigest } from "./get-profile-digest.ts";
import { getProfilePicture } from "./get-profile-picture.ts";
import { getProfileVoice } from "./get-profile-voice.ts";
import { getQuestionnaire } from "./get-questionnaire.ts";
import { getRobotCheck } from "./get-robot-check.ts";
import { getVoiceScript } from "./get-voice-script.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import type { NotImplemented } from "./not-implemented.ts";
import type { MakeOperation, OperationId } from "./operation.ts";
import { refreshToken } from "./refresh-token.ts";
import { register } from "./register.ts";
import { removeMyPicture } from "./remove-my-picture.ts";
import { removeMyVoice } from "./remove-my-voice.ts";
import { resetPassword } from "./reset-password.ts";
import { submitAnswers } from "./submit-answers.ts";
import { updateMyProfile } from "./update-my-profile.ts";
import { uploadMyPicture } from "./upload-my-picture.ts";
import { uploadMyVoice } from "./upload-my-voice.ts";
import { verifyEmail } from "./verify-email.ts";

/** Every operation of the contract. One that is missing here and in `notImplemented` is a type error. */
export const operations: Readonly<Record<Exclude<OperationId, NotImplemented>, MakeOperation>> = {
  checkNickname,
  forgotPassword,
  getCompletionStatus,
  getMe,
  getMyProfile,
  getMyVoice,
  getProfileDigest,
  getProfilePicture,
  getProfileVoice,
  getQuestionnaire,
  getRobotCheck,
  getVoiceScript,
  login,
  logout,
  refreshToken,
  register,
  removeMyPicture,
  removeMyVoice,
  resetPassword,
  submitAnswers,
  updateMyProfile,
  uploadMyPicture,
  uploadMyVoice,
  verifyEmail,
};
