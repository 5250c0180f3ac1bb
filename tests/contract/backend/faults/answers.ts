import { type Answer, json } from "../http/answer.ts";
import { editBody, editError, editItems } from "./edit.ts";
import type { Fault } from "./fault.ts";

/** Answers that are not as the contract describes them. */
export const answerFaults = {
  "missing-field": {
    operation: "getMe",
    description: "Leaves out onboarding_status.",
    spoil: editBody(({ onboarding_status: _status, ...rest }) => rest),
  },
  "wrong-type": {
    operation: "getMyProfile",
    touches: ["updateMyProfile"],
    description: "Sends the social links as a text.",
    spoil: editBody(({ profile, ...rest }) => ({
      ...rest,
      profile: { ...(profile as object), social_links: "none" },
    })),
  },
  "wrong-enum-value": {
    operation: "getCriteria",
    touches: ["updateCriteria"],
    description: "Sends a sex that the contract does not know.",
    spoil: editBody((body) => ({ ...body, target_sex: "any" })),
  },
  "secret-field": {
    operation: "getMe",
    description: "Sends the hash of the password along.",
    spoil: editBody((body) => ({ ...body, password_hash: "$argon2id$v=19$m=19456,t=2,p=1$" })),
  },
  "out-of-range": {
    operation: "getDiscoverFeed",
    description: "Sends a compatibility of 140.",
    spoil: editItems((item) => ({
      ...item,
      compatibility: { ...(item["compatibility"] as object), overall: 140 },
    })),
  },
  "null-not-allowed": {
    operation: "getMatches",
    description: "Sends null for when the match was made.",
    spoil: editItems((item) => ({ ...item, created_at: null })),
  },
  "time-not-iso": {
    operation: "getLikes",
    description: "Sends a time as people write it.",
    spoil: editItems((item) => ({ ...item, created_at: "20.11.2026 18:04" })),
  },
  "json-cut-off": {
    operation: "getConversations",
    touches: ["askByVoice"],
    description: "Sends JSON that ends in the middle.",
    spoil: (answer) => ({ ...answer, body: answer.body.subarray(0, answer.body.length / 2) }),
  },
  "undocumented-status": {
    operation: "removeMyVoice",
    description: "Answers 202 where the contract has 204.",
    spoil: (answer) => (answer.status === 204 ? json(202, { message: "Gone." }) : answer),
  },
  "html-error-page": {
    operation: "getCandidateByNickname",
    description: "Answers 404 with a page.",
    spoil: (answer) => (answer.status === 404 ? page : answer),
  },
  "missing-header": {
    operation: "getMyVoice",
    description: "Leaves out Content-Range of a part.",
    spoil: ({ headers: { "Content-Range": _range, ...headers }, ...rest }) => ({
      ...rest,
      headers,
    }),
  },
  "missing-cookie": {
    operation: "login",
    description: "Signs in without setting the refresh cookie.",
    spoil: ({ headers: { "Set-Cookie": _cookie, ...headers }, ...rest }) => ({ ...rest, headers }),
  },
  "wrong-header": {
    operation: "getProfilePicture",
    description: "Lets everybody's caches keep a picture.",
    spoil: (answer) => ({
      ...answer,
      headers: { ...answer.headers, "Cache-Control": "public, max-age=3600" },
    }),
  },
  "error-without-code": {
    operation: "login",
    description: "Says what is wrong to people only.",
    spoil: editError(({ message }) => ({ message })),
  },
} as const satisfies Record<string, Fault>;

const page: Answer = {
  status: 404,
  headers: { "Content-Type": "text/html" },
  body: Buffer.from("<!doctype html><title>Not Found</title>"),
};
