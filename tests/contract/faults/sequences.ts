import { randomUUID } from "node:crypto";
import type { Answer, Request } from "@gemel/contract/exchange";
import { fault } from "./fault.ts";
import {
  at,
  bodyOf,
  error,
  isSuccess,
  itemsOf,
  json,
  lastOf,
  noContent,
  only,
  queryOf,
  recalling,
  recallingTexts,
  sentence,
  withBody,
} from "./rewrite.ts";

const textIn = (body: Readonly<Record<string, unknown>>, name: string): string =>
  String(body[name] ?? "");

/** Single answers that are right, and wrong beside another one. */
export const sequenceFaults = {
  "verification-spent": fault(
    "verifyEmail",
    "Spends a verification link at its first use.",
    recallingTexts((spent) => ({
      verifyEmail: async (request, next) => {
        const token = queryOf(request, "token") ?? "";
        if (spent.has(token)) return error(410, "expired_link", "This link has been used.");
        const answer = await next(request);
        if (isSuccess(answer)) spent.add(token);
        return answer;
      },
    })),
  ),
  "reset-not-spent": fault(
    "resetPassword",
    "Takes a reset link twice.",
    recalling(
      () => new Map<string, Answer>(),
      (taken) => ({
        resetPassword: async (request, next) => {
          const token = textIn(bodyOf(request), "token");
          const answer = taken.get(token) ?? (await next(request));
          if (isSuccess(answer)) taken.set(token, answer);
          return answer;
        },
      }),
    ),
  ),
  "reset-forgets": fault(
    "login",
    "Says that the new password is set, and sets another.",
    at(
      "resetPassword",
      only((request, next) => {
        const body = bodyOf(request);
        const isWhole = textIn(body, "token") !== "" && textIn(body, "password").length > 9;
        return next(isWhole ? withBody(request, { ...body, password: randomUUID() }) : request);
      }),
    ),
  ),
  "login-reveals-unknown": fault(
    "login",
    "Answers differently for an unknown address and a wrong password.",
    recallingTexts((known) => ({
      login: async (request, next) => {
        const answer = await next(request);
        const email = textIn(bodyOf(request), "email");
        if (isSuccess(answer)) known.add(email);
        if (answer.status !== 401 || known.has(email)) return answer;
        return error(401, "invalid_credentials", "There is no such member.");
      },
    })),
  ),
  "register-reveals-known": fault(
    "register",
    "Answers differently for a known address and a new one.",
    recallingTexts((known) => ({
      register: async (request, next) => {
        const email = textIn(bodyOf(request), "email");
        const answer = await next(request);
        if (!isSuccess(answer)) return answer;
        if (known.has(email)) return sentence(202, "You have an account already.");
        known.add(email);
        return answer;
      },
    })),
  ),
  "refresh-without-rotation": fault(
    "refreshToken",
    "Hands out the same refresh cookie again.",
    only(async (request, next) => {
      const answer = await next(request);
      const shown = request.headers.cookie ?? "";
      const cookies = answer.headers["set-cookie"]?.map((cookie) =>
        cookie.replace(/^[^;]*/, shown),
      );
      return cookies && isSuccess(answer)
        ? { ...answer, headers: { ...answer.headers, "set-cookie": cookies } }
        : answer;
    }),
  ),
  "put-does-not-save": fault(
    "getCriteria",
    "Answers with the criteria as sent, and forgets them.",
    at(
      "updateCriteria",
      only(async (request, next) => {
        const { "content-type": _type, "content-length": _length, ...headers } = request.headers;
        const before = await next({ ...request, method: "GET", headers, body: Buffer.alloc(0) });
        const answer = await next(request);
        if (isSuccess(answer) && isSuccess(before)) await next(withBody(request, bodyOf(before)));
        return answer;
      }),
    ),
  ),
  "delete-does-not-delete": fault(
    "getMyVoice",
    "Says that the voice message is gone, and keeps it.",
    at(
      "removeMyVoice",
      only(async (request, next) =>
        request.headers.authorization === undefined ? next(request) : noContent,
      ),
    ),
  ),
  "blocked-differs-from-absent": fault(
    "getCandidateByNickname",
    "Answers differently for a blocked member and an unknown one.",
    recalling(
      () => ({ isAnyBlocked: false }),
      (seen) => ({
        blockProfile: async (request, next) => {
          const answer = await next(request);
          seen.isAnyBlocked ||= isSuccess(answer);
          return answer;
        },
        getCandidateByNickname: async (request, next) => {
          const answer = await next(request);
          const isAbsent = decodeURIComponent(lastOf(request)) === "Unknown nickname";
          if (answer.status !== 404 || isAbsent || !seen.isAnyBlocked) return answer;
          return error(404, "not_found", "This member has blocked you.");
        },
      }),
    ),
  ),
  "match-made-twice": fault(
    "getMatches",
    "Makes another match when a matched member is liked again.",
    recalling(
      () => [new Set<string>(), new Set<string>()] as const,
      ([matched, again]) => ({
        likeProfile: async (request, next) => {
          const answer = await next(request);
          const id = textIn(bodyOf(answer), "match_id");
          if (matched.has(id)) again.add(id);
          if (id !== "") matched.add(id);
          return answer;
        },
        getMatches: async (request, next) => {
          const answer = await next(request);
          const twice = itemsOf(answer).filter((item) => again.has(textIn(item, "match_id")));
          const more = twice.map((item) => ({ ...item, match_id: randomUUID() }));
          if (more.length === 0) return answer;
          return withBody(answer, { ...bodyOf(answer), items: [...itemsOf(answer), ...more] });
        },
      }),
    ),
  ),
  "undo-does-nothing": fault(
    "undoLike",
    "Says that a like is undone, and keeps it.",
    recalling(
      () => new Map<string, Request>(),
      (likes) => ({
        likeProfile: async (request, next) => {
          likes.set(request.path, request);
          return next(request);
        },
        undoLike: async (request, next) => {
          const answer = await next(request);
          const like = likes.get(request.path);
          if (like && isSuccess(answer)) await next(like);
          return answer;
        },
      }),
    ),
  ),
  "unmatch-does-nothing": fault(
    "getMatches",
    "Says that a match is over, and keeps it.",
    recallingTexts((known) => ({
      getMatches: async (request, next) => {
        const answer = await next(request);
        for (const item of itemsOf(answer)) known.add(textIn(item, "match_id"));
        return answer;
      },
      unmatch: async (request, next) => (known.has(lastOf(request)) ? noContent : next(request)),
    })),
    ["openConversationFromMatch", "sendVoiceNote"],
  ),
  "conversation-opened-twice": fault(
    "startAdvice",
    "Opens another conversation about the same candidate each time.",
    recallingTexts((opened) => ({
      startAdvice: async (request, next) => {
        const answer = await next(request);
        const id = textIn(bodyOf(answer), "conversation_id");
        if (!isSuccess(answer)) return answer;
        if (opened.has(id)) return json(200, { conversation_id: randomUUID() });
        opened.add(id);
        return answer;
      },
    })),
  ),
};
