import { onceComplete, insiders, NOT_FOUND, only, row, type Row, unblocked } from "../row.ts";
import { ended } from "./talk.ts";

const ONESELF = "422 validation_failed";

/** Looking at Ada. */
export const lookingRows = {
  getBlocks: row("GET /me/blocks", insiders("200"), ["blocker"]),
  getDiscoverFeed: row("GET /discover?limit=50", onceComplete(insiders("200")), [
    "stranger",
    "liked",
    "admin",
  ]),
  // A member is no candidate for themself.
  getCandidateByNickname: row(
    ({ nickname }) => `GET /discover/nickname/${encodeURIComponent(nickname)}`,
    onceComplete(unblocked("200", { owner: NOT_FOUND })),
    ["stranger", "liked", "admin", "matched"],
  ),
  getProfilePicture: row(({ userId }) => `GET /profile/picture/${userId}`, {
    ...unblocked("200"),
    newcomer: NOT_FOUND,
  }),
  getProfileVoice: row(({ userId }) => `GET /profile/voice/${userId}`, {
    ...unblocked("200"),
    newcomer: NOT_FOUND,
  }),
  getLikes: row("GET /me/likes?direction=received", onceComplete(insiders("200")), ["liked"]),
  getFirstMessages: row("GET /me/likes/messages", insiders("200")),
  getMatches: row("GET /me/matches", onceComplete(insiders("200")), ["matched"]),
} satisfies Record<string, Row>;

/** Decisions about Ada. They change the relationship to her, so they come after the calls that read. */
export const reactionRows = {
  // If there is a past, a block does not change the answer.
  reportProfile: row(
    ({ userId }) => ({ call: `POST /profiles/${userId}/report`, body: { reason: "spam" } }),
    insiders("202", { owner: ONESELF }),
  ),
  likeProfile: row(
    ({ userId }) => ({ call: `POST /profiles/${userId}/like`, body: {} }),
    onceComplete(unblocked("200", { owner: ONESELF })),
  ),
  // A match came of what the liked and the matched sent.
  undoLike: row(
    ({ userId }) => `DELETE /profiles/${userId}/like`,
    onceComplete(
      unblocked("204", {
        liked: "409 undo_expired",
        matched: "409 undo_expired",
        owner: NOT_FOUND,
      }),
    ),
  ),
  // After a block it is harmless, so that unmatching with a block can be tried again.
  unmatch: row(
    ({ matchId }) => `DELETE /matches/${matchId}`,
    onceComplete(only({ matched: "204", owner: "204", blocked: "204", blocker: "204" })),
  ),
  // Blocking again is harmless, and so is blocking back.
  blockProfile: row(
    ({ userId }) => `POST /profiles/${userId}/block`,
    insiders("204", { owner: ONESELF }),
  ),
  blockPartner: row(
    ({ conversationId }) => `POST /conversations/${conversationId}/block`,
    ended("204"),
  ),
  // Unblocking a member without a block does nothing.
  unblockProfile: row(({ userId }) => `DELETE /profiles/${userId}/block`, insiders("204")),
} satisfies Record<string, Row>;
