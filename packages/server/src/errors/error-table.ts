import type { Schemas } from "@gemel/api";

type Row = readonly [status: number, message: string, code?: Schemas["ErrorCode"]];

/**
 * The one table of errors: the status, a sentence for a person, and the code if it is not the refusal's name.
 */
const rows = {
  invalid_credentials: [401, "Invalid email or password. Please try again."],
  email_not_verified: [
    403,
    "Please verify your e-mail address first. The link is in your mailbox.",
  ],
  account_suspended: [
    403,
    "This account is suspended. Write to us if you think that this is a mistake.",
  ],
  account_deleted: [
    403,
    "This account is deleted. You can bring it back within 30 days of the deletion.",
  ],
  wrong_password: [422, "This is not your current password."],
  registration_unproven: [
    403,
    "Please open this link in the browser in which you registered, or enter your password.",
    "password_required",
  ],
  wrong_registration_password: [
    422,
    "This is not the password that you chose when you registered.",
    "wrong_password",
  ],
  registration_withdrawn: [
    410,
    "This address was verified by another registration. Sign in with its password, or set a new one.",
  ],
  robot_check_failed: [403, "Robot verification failed."],
  robot_check_required: [
    429,
    "Too many tries. Please show that you are not a robot, or wait a moment.",
  ],
  nickname_taken: [409, "This nickname is already taken."],
  nickname_immutable: [409, "A nickname cannot be changed once it is set."],
  underage: [422, "Gemel is for adults, 18 years and older."],
  invalid_link: [400, "This link is invalid."],
  expired_link: [410, "This link has expired. Please ask for a new one."],
  spent_link: [410, "This link has been used already. Please ask for a new one.", "expired_link"],
  unsupported_media_type: [415, "This call does not read this kind of body."],
  payload_too_large: [413, "The request is too large."],
  malformed: [400, "The request is not complete or not readable.", "validation_failed"],
  rule_broken: [422, "This cannot be accepted as it is.", "validation_failed"],
  rate_limited: [429, "Too many tries. Please wait a moment."],
  daily_limit: [429, "That is all for today. Please go on tomorrow."],
  unauthorized: [401, "Please sign in."],
  forbidden: [403, "This session cannot be used here."],
  admins_only: [403, "This is for admins.", "forbidden"],
  not_found: [404, "There is nothing here."],
  onboarding_incomplete: [403, "Please finish the steps before this one first."],
  not_ready: [409, "This is being prepared. Please come back soon."],
  already_submitted: [409, "You have answered the questionnaire already."],
  already_decided: [409, "Another admin has decided this report meanwhile."],
  added_meanwhile: [409, "The reporter has added to this report meanwhile."],
  invalid_cursor: [422, "This page is out of date. Please begin again."],
  undo_expired: [409, "This can no longer be taken back."],
  twin_not_shared: [403, "This twin cannot be talked to right now."],
  conversation_closed: [409, "This conversation has ended."],
  too_fast: [422, "Please wait at least 5 seconds before submitting."],
  robot_suspected: [422, "Robot suspected."],
  voice_not_configured: [503, "Voice is not set up here. You can write instead."],
  range_not_satisfiable: [416, "The file has no such part."],
  upgrade_required: [426, "This address speaks WebSocket only."],
  internal: [500, "Something went wrong on our side."],
  unavailable: [503, "Gemel cannot answer right now. Please try again soon."],
} as const satisfies Record<string, Row>;

export type Refusal = keyof typeof rows;

/** The error code by which a client decides. */
type CodeOf<Name extends Refusal> = (typeof rows)[Name] extends readonly [
  number,
  string,
  infer Code,
]
  ? Code
  : Name;

export const errorTable = Object.fromEntries(
  Object.entries<Row>(rows).map(([name, [status, message, code = name]]) => [
    name,
    { code, status, message },
  ]),
) as {
  readonly [Name in Refusal]: {
    readonly code: CodeOf<Name>;
    readonly status: number;
    readonly message: string;
  };
};
