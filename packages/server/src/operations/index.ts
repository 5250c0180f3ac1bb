import { checkNickname } from "./check-nickname.ts";
import { forgotPassword } from "./forgot-password.ts";
import { getMe } from "./get-me.ts";
import { getMyProfile } from "./get-my-profile.ts";
import { getProfilePicture } from "./get-profile-picture.ts";
import { getRobotCheck } from "./get-robot-check.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import type { NotImplemented } from "./not-implemented.ts";
import type { MakeOperation, OperationId } from "./operation.ts";
import { refreshToken } from "./refresh-token.ts";
import { register } from "./register.ts";
import { removeMyPicture } from "./remove-my-picture.ts";
import { resetPassword } from "./reset-password.ts";
import { updateMyProfile } from "./update-my-profile.ts";
import { uploadMyPicture } from "./upload-my-picture.ts";
import { verifyEmail } from "./verify-email.ts";

/** Every operation of the contract. One that is missing here and in `notImplemented` is a type error. */
export const operations: Readonly<Record<Exclude<OperationId, NotImplemented>, MakeOperation>> = {
  checkNickname,
  forgotPassword,
  getMe,
  getMyProfile,
  getProfilePicture,
  getRobotCheck,
  login,
  logout,
  refreshToken,
  register,
  removeMyPicture,
  resetPassword,
  updateMyProfile,
  uploadMyPicture,
  verifyEmail,
};
