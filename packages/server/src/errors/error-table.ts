/** What a client decides on; the contract's `ErrorCode`, without those this server never sends. */
type ErrorCode =
  | "invalid_credentials"
  | "email_not_verified"
  | "account_suspended"
  | "account_deleted"
  | "wrong_password"
  | "password_required"
  | "robot_check_failed"
  | "robot_check_required"
  | "nickname_taken"
  | "nickname_immutable"
  | "underage"
  | "invalid_link"
  | "expired_link"
  | "registration_withdrawn"
  | "unsupported_media_type"
  | "payload_too_large"
  | "validation_failed"
  | "rate_limited"
  | "daily_limit"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "onboarding_incomplete"
  | "not_ready"
  | "already_submitted"
  | "already_decided"
  | "invalid_cursor"
  | "undo_expired"
  | "twin_not_shared"
  | "conversation_closed"
  | "too_fast"
  | "robot_suspected"
  | "voice_not_configured"
  | "range_not_satisfiable"
  | "upgrade_required"
  | "internal"
  | "unavailable";

interface ErrorRow {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
}

/** The one table of errors: the code a client decides on, the status, a sentence for a person. */
export const errorTable = {
  invalid_credentials: {
    code: "invalid_credentials",
    status: 401,
    message: "Invalid email or password. Please try again.",
  },
  email_not_verified: {
    code: "email_not_verified",
    status: 403,
    message: "Please verify your e-mail address first. The link is in your mailbox.",
  },
  account_suspended: {
    code: "account_suspended",
    status: 403,
    message: "This account is suspended. Write to us if you think that this is a mistake.",
  },
  account_deleted: {
    code: "account_deleted",
    status: 403,
    message: "This account is deleted. You can bring it back within 30 days of the deletion.",
  },
  wrong_password: {
    code: "wrong_password",
    status: 422,
    message: "This is not your current password.",
  },
  registration_unproven: {
    code: "password_required",
    status: 403,
    message:
      "Please open this link in the browser in which you registered, or enter your password.",
  },
  wrong_registration_password: {
    code: "wrong_password",
    status: 422,
    message: "This is not the password that you chose when you registered.",
  },
  registration_withdrawn: {
    code: "registration_withdrawn",
    status: 410,
    message:
      "This address was verified by another registration. Sign in with its password, or set a new one.",
  },
  robot_check_failed: {
    code: "robot_check_failed",
    status: 403,
    message: "Robot verification failed.",
  },
  robot_check_required: {
    code: "robot_check_required",
    status: 429,
    message: "Too many tries. Please show that you are not a robot, or wait a moment.",
  },
  nickname_taken: {
    code: "nickname_taken",
    status: 409,
    message: "This nickname is already taken.",
  },
  nickname_immutable: {
    code: "nickname_immutable",
    status: 409,
    message: "A nickname cannot be changed once it is set.",
  },
  underage: {
    code: "underage",
    status: 422,
    message: "Gemel is for adults, 18 years and older.",
  },
  invalid_link: { code: "invalid_link", status: 400, message: "This link is invalid." },
  expired_link: {
    code: "expired_link",
    status: 410,
    message: "This link has expired. Please ask for a new one.",
  },
  spent_link: {
    code: "expired_link",
    status: 410,
    message: "This link has been used already. Please ask for a new one.",
  },
  unsupported_media_type: {
    code: "unsupported_media_type",
    status: 415,
    message: "This call does not read this kind of body.",
  },
  payload_too_large: {
    code: "payload_too_large",
    status: 413,
    message: "The request is too large.",
  },
  malformed: {
    code: "validation_failed",
    status: 400,
    message: "The request is not complete or not readable.",
  },
  rule_broken: {
    code: "validation_failed",
    status: 422,
    message: "This cannot be accepted as it is.",
  },
  rate_limited: {
    code: "rate_limited",
    status: 429,
    message: "Too many tries. Please wait a moment.",
  },
  daily_limit: {
    code: "daily_limit",
    status: 429,
    message: "That is all for today. Please go on tomorrow.",
  },
  unauthorized: { code: "unauthorized", status: 401, message: "Please sign in." },
  forbidden: {
    code: "forbidden",
    status: 403,
    message: "This session cannot be used here.",
  },
  admins_only: { code: "forbidden", status: 403, message: "This is for admins." },
  not_found: { code: "not_found", status: 404, message: "There is nothing here." },
  onboarding_incomplete: {
    code: "onboarding_incomplete",
    status: 403,
    message: "Please finish the steps before this one first.",
  },
  not_ready: {
    code: "not_ready",
    status: 409,
    message: "This is being prepared. Please come back soon.",
  },
  already_submitted: {
    code: "already_submitted",
    status: 409,
    message: "You have answered the questionnaire already.",
  },
  already_decided: {
    code: "already_decided",
    status: 409,
    message: "Another admin has decided this report meanwhile.",
  },
  invalid_cursor: {
    code: "invalid_cursor",
    status: 422,
    message: "This page is out of date. Please begin again.",
  },
  undo_expired: {
    code: "undo_expired",
    status: 409,
    message: "This can no longer be taken back.",
  },
  twin_not_shared: {
    code: "twin_not_shared",
    status: 403,
    message: "This twin cannot be talked to right now.",
  },
  conversation_closed: {
    code: "conversation_closed",
    status: 409,
    message: "This conversation has ended.",
  },
  too_fast: {
    code: "too_fast",
    status: 422,
    message: "Please wait at least 5 seconds before submitting.",
  },
  robot_suspected: { code: "robot_suspected", status: 422, message: "Robot suspected." },
  voice_not_configured: {
    code: "voice_not_configured",
    status: 503,
    message: "Voice is not set up here. You can write instead.",
  },
  range_not_satisfiable: {
    code: "range_not_satisfiable",
    status: 416,
    message: "The file has no such part.",
  },
  upgrade_required: {
    code: "upgrade_required",
    status: 426,
    message: "This address speaks WebSocket only.",
  },
  internal: { code: "internal", status: 500, message: "Something went wrong on our side." },
  unavailable: {
    code: "unavailable",
    status: 503,
    message: "Gemel cannot answer right now. Please try again soon.",
  },
} as const satisfies Record<string, ErrorRow>;

/** Why something is refused: a row of the table. */
export type Refusal = keyof typeof errorTable;
