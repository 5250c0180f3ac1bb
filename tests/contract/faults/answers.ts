import type { Answer } from "@gemel/contract/exchange";
import type { Fault } from "./fault.ts";
import {
  bodyOf,
  isSuccess,
  json,
  spoil,
  spoilBody,
  spoilItems,
  withBody,
  withBytes,
} from "./rewrite.ts";

const withoutHeader =
  (left: string) =>
  (answer: Answer): Answer => ({
    ...answer,
    headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name !== left)),
  });

const page: Answer = withBytes(
  { status: 404, headers: { "content-type": "text/html" }, body: Buffer.alloc(0) },
  Buffer.from("<!doctype html><title>Not Found</title>"),
);

/** Answers that are not as the contract describes them. */
export const answerFaults = {
  "missing-field": {
    operation: "getMe",
    description: "Leaves out onboarding_status.",
    plant: spoilBody("getMe", ({ onboarding_status: _status, ...rest }) => rest),
  },
  "wrong-type": {
    operation: "getMyProfile",
    description: "Sends the social links as a text.",
    plant: spoilBody("getMyProfile", ({ profile, ...rest }) => ({
      ...rest,
      profile: { ...(profile as object), social_links: "none" },
    })),
  },
  "wrong-enum-value": {
    operation: "getCriteria",
    touches: ["updateCriteria"],
    description: "Sends a sex that the contract does not know.",
    plant: spoilBody("getCriteria", (body) => ({ ...body, target_sex: "any" })),
  },
  "secret-field": {
    operation: "getMe",
    description: "Sends the hash of the password along.",
    plant: spoilBody("getMe", (body) => ({
      ...body,
      password_hash: "$argon2id$v=19$m=19456,t=2,p=1$",
    })),
  },
  "out-of-range": {
    operation: "getDiscoverFeed",
    description: "Sends a compatibility of 140.",
    plant: spoilItems("getDiscoverFeed", (item) => ({
      ...item,
      compatibility: { ...(item["compatibility"] as object), overall: 140 },
    })),
  },
  "null-not-allowed": {
    operation: "getMatches",
    description: "Sends null for when the match was made.",
    plant: spoilItems("getMatches", (item) => ({ ...item, created_at: null })),
  },
  "time-not-iso": {
    operation: "getLikes",
    description: "Sends a time as people write it.",
    plant: spoilItems("getLikes", (item) => ({ ...item, created_at: "20.11.2026 18:04" })),
  },
  "json-cut-off": {
    operation: "getConversations",
    touches: ["askByVoice"],
    description: "Sends JSON that ends in the middle.",
    plant: spoil("getConversations", (answer) =>
      withBytes(answer, answer.body.subarray(0, answer.body.length / 2)),
    ),
  },
  "undocumented-status": {
    operation: "removeMyVoice",
    description: "Answers 202 where the contract has 204.",
    plant: spoil("removeMyVoice", (answer) =>
      answer.status === 204 ? json(202, { message: "Gone." }) : answer,
    ),
  },
  "html-error-page": {
    operation: "getCandidateByNickname",
    description: "Answers 404 with a page.",
    plant: spoil("getCandidateByNickname", (answer) => (answer.status === 404 ? page : answer)),
  },
  "missing-header": {
    operation: "getMyVoice",
    description: "Leaves out Content-Range of a part.",
    plant: spoil("getMyVoice", withoutHeader("content-range")),
  },
  "missing-cookie": {
    operation: "login",
    description: "Signs in without setting the refresh cookie.",
    plant: spoil("login", withoutHeader("set-cookie")),
  },
  "wrong-header": {
    operation: "getProfilePicture",
    description: "Lets everybody's caches keep a picture.",
    plant: spoil("getProfilePicture", (answer) => ({
      ...answer,
      headers: { ...answer.headers, "cache-control": "public, max-age=3600" },
    })),
  },
  "error-without-code": {
    operation: "login",
    description: "Says what is wrong to people only.",
    plant: spoil("login", (answer) =>
      isSuccess(answer) ? answer : withBody(answer, { message: bodyOf(answer)["message"] }),
    ),
  },
} as const satisfies Record<string, Fault>;
