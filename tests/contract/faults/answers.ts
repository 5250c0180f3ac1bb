import type { Answer } from "@gemel/contract/exchange";
import { fault } from "./fault.ts";
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
  "missing-field": fault(
    "getMe",
    "Leaves out onboarding_status.",
    spoilBody(({ onboarding_status: _status, ...rest }) => rest),
  ),
  "wrong-type": fault(
    "getMyProfile",
    "Sends the social links as a text.",
    spoilBody(({ profile, ...rest }) => ({
      ...rest,
      profile: { ...(profile as object), social_links: "none" },
    })),
  ),
  "wrong-enum-value": fault(
    "getCriteria",
    "Sends a sex that the contract does not know.",
    spoilBody((body) => ({ ...body, target_sex: "any" })),
    ["updateCriteria"],
  ),
  "secret-field": fault(
    "getMe",
    "Sends the hash of the password along.",
    spoilBody((body) => ({
      ...body,
      password_hash: "$argon2id$v=19$m=19456,t=2,p=1$",
    })),
  ),
  "out-of-range": fault(
    "getDiscoverFeed",
    "Sends a compatibility of 140.",
    spoilItems((item) => ({
      ...item,
      compatibility: { ...(item["compatibility"] as object), overall: 140 },
    })),
  ),
  "null-not-allowed": fault(
    "getMatches",
    "Sends null for when the match was made.",
    spoilItems((item) => ({ ...item, created_at: null })),
  ),
  "time-not-iso": fault(
    "getLikes",
    "Sends a time as people write it.",
    spoilItems((item) => ({ ...item, created_at: "20.11.2026 18:04" })),
  ),
  "json-cut-off": fault(
    "getConversations",
    "Sends JSON that ends in the middle.",
    spoil((answer) => withBytes(answer, answer.body.subarray(0, answer.body.length / 2))),
    ["askByVoice"],
  ),
  "undocumented-status": fault(
    "removeMyVoice",
    "Answers 202 where the contract has 204.",
    spoil((answer) => (answer.status === 204 ? json(202, { message: "Gone." }) : answer)),
  ),
  "html-error-page": fault(
    "getCandidateByNickname",
    "Answers 404 with a page.",
    spoil((answer) => (answer.status === 404 ? page : answer)),
  ),
  "missing-header": fault(
    "getMyVoice",
    "Leaves out Content-Range of a part.",
    spoil(withoutHeader("content-range")),
  ),
  "missing-cookie": fault(
    "login",
    "Signs in without setting the refresh cookie.",
    spoil(withoutHeader("set-cookie")),
  ),
  "wrong-header": fault(
    "getProfilePicture",
    "Lets everybody's caches keep a picture.",
    spoil((answer) => ({
      ...answer,
      headers: { ...answer.headers, "cache-control": "public, max-age=3600" },
    })),
  ),
  "error-without-code": fault(
    "login",
    "Says what is wrong to people only.",
    spoil((answer) =>
      isSuccess(answer) ? answer : withBody(answer, { message: bodyOf(answer)["message"] }),
    ),
  ),
};
