import type { Answer, Request } from "@gemel/contract/exchange";
import type { Fault } from "./fault.ts";
import {
  accept,
  bodyOf,
  error,
  isSuccess,
  json,
  noContent,
  only,
  queryOf,
  recalling,
  sentence,
  withQuery,
} from "./rewrite.ts";

const ASTRAL = /[\u{10000}-\u{10ffff}]/u;
const registration = ["email", "password", "preferred_language", "recaptcha_token"];

const isJson = ({ headers }: Request): boolean =>
  headers["content-type"]?.startsWith("application/json") === true;

/** Whether a request has a JSON object for its body that is wrong in this way. */
const inBody =
  (isWrong: (body: Readonly<Record<string, unknown>>) => boolean) =>
  (request: Request): boolean => {
    const body = bodyOf(request);
    return isJson(request) && Object.keys(body).length > 0 && isWrong(body);
  };

/** Requests that are taken and must not be, or refused and must not be. */
export const requestFaults = {
  "accepts-unknown-field": {
    operation: "register",
    description: "Takes a registration with a field that the contract does not know.",
    plant: accept(
      "register",
      inBody((body) => Object.keys(body).some((name) => !registration.includes(name))),
      sentence(202, "Look into your mail."),
    ),
  },
  "accepts-missing-field": {
    operation: "reportProfile",
    description: "Takes a report without a reason.",
    plant: accept(
      "reportProfile",
      inBody((body) => body["reason"] === undefined),
      sentence(202, "We look into it."),
    ),
  },
  "accepts-wrong-type": {
    operation: "sendContactMessage",
    description: "Takes a number as the subject of a message.",
    plant: accept(
      "sendContactMessage",
      inBody(({ subject }) => typeof subject === "number"),
      sentence(202, "We answer soon."),
    ),
  },
  "accepts-out-of-bounds": {
    operation: "getMessages",
    description: "Takes a limit of more than 100.",
    plant: only("getMessages", (request, next) =>
      next(
        Number(queryOf(request, "limit")) > 100
          ? withQuery(request, (query) => query.set("limit", "100"))
          : request,
      ),
    ),
  },
  "accepts-other-media-type": {
    operation: "forgotPassword",
    description: "Reads JSON whatever its media type says.",
    plant: only("forgotPassword", (request, next) =>
      next({ ...request, headers: { ...request.headers, "content-type": "application/json" } }),
    ),
  },
  "refuses-valid": {
    operation: "updateCriteria",
    touches: ["getDiscoverFeed"],
    description: "Refuses an age that the contract allows.",
    plant: accept(
      "updateCriteria",
      inBody((body) => Number(body["max_age"]) > 90),
      error(400, "validation_failed", "This age is too high."),
    ),
  },
  "fails-on-odd-unicode": {
    operation: "updateMyProfile",
    // The first time is the onboarding's, without which little could be examined.
    description: "Fails on characters beyond the first plane when a profile is saved again.",
    plant: recalling(
      () => new Set<unknown>(),
      (named) => ({
        updateMyProfile: async (request, next) => {
          const { nickname, ...rest } = bodyOf(request);
          if (named.has(nickname) && ASTRAL.test(JSON.stringify(rest))) {
            return error(500, "internal", "Incorrect string value.");
          }
          const answer = await next(request);
          if (isSuccess(answer)) named.add(nickname);
          return answer;
        },
      }),
    ),
  },
  "accepts-no-token": {
    operation: "checkNickname",
    description: "Answers visitors.",
    plant: accept(
      "checkNickname",
      ({ headers }) => headers.authorization === undefined,
      json(200, { available: true }),
    ),
  },
  "accepts-forged-token": {
    operation: "getMe",
    description: "Accepts an access token with any signature.",
    plant: recalling(
      (): { known?: Answer } => ({}),
      (seen) => ({
        getMe: async (request, next) => {
          const answer = await next(request);
          if (isSuccess(answer)) seen.known = answer;
          const isForged = answer.status === 401 && request.headers.authorization?.endsWith(".");
          return (isForged === true && seen.known) || answer;
        },
      }),
    ),
  },
  "accepts-ended-session": {
    operation: "refreshToken",
    touches: ["getMe", "logout"],
    description: "Renews the session of a member who has signed out.",
    plant: only("logout", async () => noContent),
  },
  "accepts-foreign-id": {
    operation: "getMessages",
    description: "Lets anybody read a conversation.",
    plant: recalling(
      () => new Set<unknown>(),
      (twins) => ({
        createTwinConversation: async (request, next) => {
          const answer = await next(request);
          twins.add(bodyOf(answer)["conversation_id"]);
          return answer;
        },
        getMessages: async (request, next) => {
          const answer = await next(request);
          const isForeign = answer.status === 404 && twins.has(request.path.split("/").at(-2));
          return isForeign ? json(200, []) : answer;
        },
      }),
    ),
  },
  "accepts-unfinished-member": {
    operation: "getDiscoverFeed",
    description: "Shows candidates to members without a complete profile.",
    plant: only("getDiscoverFeed", async (request, next) => {
      const answer = await next(request);
      return answer.status === 403 ? json(200, { items: [] }) : answer;
    }),
  },
  "accepts-any-upload": {
    operation: "uploadMyVoice",
    description: "Takes whatever is uploaded for a recording.",
    plant: only("uploadMyVoice", async (request, next) => {
      const answer = await next(request);
      const isRefused = [400, 413, 415, 422].includes(answer.status);
      return isRefused ? json(200, { voice_message_filename: "taken.webm" }) : answer;
    }),
  },
} as const satisfies Record<string, Fault>;
