import { onceComplete, insiders, NOT_FOUND, only, type Row, unblocked } from "../row.ts";
import { ended } from "./talk.ts";

const ONESELF = "422 validation_failed";

/** Looking at Ada. */
export const lookingRows = {
  getBlocks: {
    ask: () => ({ call: "GET /me/blocks" }),
    answers: insiders("200"),
    names: ["blocker"],
  },
  getDiscoverFeed: {
    ask: () => ({ call: "GET /discover?limit=50" }),
    answers: onceComplete(insiders("200")),
    names: ["stranger", "liked", "admin"],
  },
  getCandidateByNickname: {
    ask: ({ nickname }) => ({ call: `GET /discover/nickname/${encodeURIComponent(nickname)}` }),
    // A member is no candidate for themself.
    answers: onceComplete(unblocked("200", { owner: NOT_FOUND })),
    names: ["stranger", "liked", "admin", "matched"],
  },
  getProfilePicture: {
    ask: ({ userId }) => ({ call: `GET /profile/picture/${userId}` }),
    answers: { ...unblocked("200"), newcomer: NOT_FOUND },
  },
  getProfileVoice: {
    ask: ({ userId }) => ({ call: `GET /profile/voice/${userId}` }),
    answers: { ...unblocked("200"), newcomer: NOT_FOUND },
  },
  getLikes: {
    ask: () => ({ call: "GET /me/likes?direction=received" }),
    answers: onceComplete(insiders("200")),
    names: ["liked"],
  },
  getFirstMessages: {
    ask: () => ({ call: "GET /me/likes/messages" }),
    answers: insiders("200"),
  },
  getMatches: {
    ask: () => ({ call: "GET /me/matches" }),
    answers: onceComplete(insiders("200")),
    names: ["matched"],
  },
} satisfies Record<string, Row>;

/** Deciding about Ada; it changes what they are to her, so it is asked after what looks at her. */
export const reactionRows = {
  reportProfile: {
    ask: ({ userId }) => ({ call: `POST /profiles/${userId}/report`, body: { reason: "spam" } }),
    // With a past a block changes nothing about it.
    answers: insiders("202", { owner: ONESELF }),
  },
  likeProfile: {
    ask: ({ userId }) => ({ call: `POST /profiles/${userId}/like`, body: {} }),
    answers: onceComplete(unblocked("200", { owner: ONESELF })),
  },
  undoLike: {
    ask: ({ userId }) => ({ call: `DELETE /profiles/${userId}/like` }),
    // A match came of what the liked and the matched sent.
    answers: onceComplete(
      unblocked("204", {
        liked: "409 undo_expired",
        matched: "409 undo_expired",
        owner: NOT_FOUND,
      }),
    ),
  },
  unmatch: {
    ask: ({ matchId }) => ({ call: `DELETE /matches/${matchId}` }),
    // After a block it is harmless, so that unmatching with a block can be tried again.
    answers: onceComplete(only({ matched: "204", owner: "204", blocked: "204", blocker: "204" })),
  },
  blockProfile: {
    ask: ({ userId }) => ({ call: `POST /profiles/${userId}/block` }),
    // Blocking again is harmless, and so is blocking back.
    answers: insiders("204", { owner: ONESELF }),
  },
  blockPartner: {
    ask: ({ conversationId }) => ({ call: `POST /conversations/${conversationId}/block` }),
    answers: ended("204"),
  },
  unblockProfile: {
    ask: ({ userId }) => ({ call: `DELETE /profiles/${userId}/block` }),
    // Unblocking a member without a block does nothing.
    answers: insiders("204"),
  },
} satisfies Record<string, Row>;
