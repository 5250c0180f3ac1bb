import type { Answer, Request } from "@gemel/contract/exchange";
import { fault } from "./fault.ts";
import {
  at,
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
  "accepts-unknown-field": fault(
    "register",
    "Takes a registration with a field that the contract does not know.",
    accept(
      inBody((body) => Object.keys(body).some((name) => !registration.includes(name))),
      sentence(202, "Look into your mail."),
    ),
  ),
  "accepts-missing-field": fault(
    "reportProfile",
    "Takes a report without a reason.",
    accept(
      inBody((body) => body["reason"] === undefined),
      sentence(202, "We look into it."),
    ),
  ),
  "accepts-wrong-type": fault(
    "sendContactMessage",
    "Takes a number as the subject of a message.",
    accept(
      inBody(({ subject }) => typeof subject === "number"),
      sentence(202, "We answer soon."),
    ),
  ),
  "accepts-out-of-bounds": fault(
    "getMessages",
    "Takes a limit of more than 100.",
    only((request, next) =>
      next(
        Number(queryOf(request, "limit")) > 100
          ? withQuery(request, (query) => query.set("limit", "100"))
          : request,
      ),
    ),
  ),
  "accepts-other-media-type": fault(
    "forgotPassword",
    "Reads JSON whatever its media type says.",
    only((request, next) =>
      next({ ...request, headers: { ...request.headers, "content-type": "application/json" } }),
    ),
  ),
  "refuses-valid": fault(
    "updateCriteria",
    "Refuses an age that the contract allows.",
    accept(
      inBody((body) => Number(body["max_age"]) > 90),
      error(400, "validation_failed", "This age is too high."),
    ),
    ["getDiscoverFeed"],
  ),
  // The first time is the onboarding's, without which little could be examined.
  "fails-on-odd-unicode": fault(
    "updateMyProfile",
    "Fails on characters beyond the first plane when a profile is saved again.",
    recalling(
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
  ),
  "accepts-no-token": fault(
    "checkNickname",
    "Answers visitors.",
    accept(({ headers }) => headers.authorization === undefined, json(200, { available: true })),
  ),
  "accepts-forged-token": fault(
    "getMe",
    "Accepts an access token with any signature.",
    recalling(
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
  ),
  "accepts-ended-session": fault(
    "refreshToken",
    "Renews the session of a member who has signed out.",
    at(
      "logout",
      only(async () => noContent),
    ),
    ["getMe", "logout"],
  ),
  "accepts-foreign-id": fault(
    "getMessages",
    "Lets anybody read a conversation.",
    recalling(
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
  ),
  "accepts-unfinished-member": fault(
    "getDiscoverFeed",
    "Shows candidates to members without a complete profile.",
    only(async (request, next) => {
      const answer = await next(request);
      return answer.status === 403 ? json(200, { items: [] }) : answer;
    }),
  ),
  "accepts-any-upload": fault(
    "uploadMyVoice",
    "Takes whatever is uploaded for a recording.",
    only(async (request, next) => {
      const answer = await next(request);
      const isRefused = [400, 413, 415, 422].includes(answer.status);
      return isRefused ? json(200, { voice_message_filename: "taken.webm" }) : answer;
    }),
  ),
};
