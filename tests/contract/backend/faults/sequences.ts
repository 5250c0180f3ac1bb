import { json, noContent, sentence } from "../http/answer.ts";
import { Refusal } from "../http/refusal.ts";
import { memberOf } from "../operations/call.ts";
import { findMatch } from "../world/likes.ts";
import { makeConversation } from "../world/talk.ts";
import { accessToken } from "../world/sessions.ts";
import { findByEmail, findByNickname } from "../world/world.ts";
import type { Fault } from "./fault.ts";

/** Single answers that are right, and wrong beside another one. */
export const sequenceFaults = {
  "verification-spent": {
    operation: "verifyEmail",
    description: "Spends a verification link at its first use.",
    handlers: (right) => ({
      verifyEmail: (call) => {
        const link = call.world.links.get(call.parameters.token);
        if (link?.spent) throw new Refusal(410, "expired_link", "This link has been used.");
        if (link) link.spent = true;
        return right.verifyEmail(call);
      },
    }),
  },
  "reset-not-spent": {
    operation: "resetPassword",
    description: "Takes a reset link twice.",
    handlers: (right) => ({
      resetPassword: (call) => {
        const link = call.world.links.get(call.body.token);
        if (link) link.spent = false;
        return right.resetPassword(call);
      },
    }),
  },
  "reset-forgets": {
    operation: "login",
    touches: ["resetPassword"],
    description: "Says that the new password is set, and keeps the old one.",
    handlers: (right) => ({
      resetPassword: (call) => {
        const link = call.world.links.get(call.body.token);
        const member = call.world.members.get(link?.memberId ?? "");
        const old = member?.password;
        const answer = right.resetPassword(call);
        if (member && old !== undefined) member.password = old;
        return answer;
      },
    }),
  },
  "login-tells-unknown": {
    operation: "login",
    description: "Tells an unknown address from a wrong password.",
    handlers: (right) => ({
      login: (call) => {
        if (findByEmail(call.world, call.body.email)) return right.login(call);
        throw new Refusal(401, "invalid_credentials", "There is no such member.");
      },
    }),
  },
  "register-tells-known": {
    operation: "register",
    description: "Tells a known address from a new one.",
    handlers: (right) => ({
      register: (call) => {
        const known = findByEmail(call.world, call.body.email);
        return known ? sentence(202, "You have an account already.") : right.register(call);
      },
    }),
  },
  "refresh-without-rotation": {
    operation: "refreshToken",
    description: "Hands out the same refresh cookie again.",
    handlers: (right) => ({
      refreshToken: async (call) => {
        const before = call.credentials.cookie ?? "";
        const { headers } = await right.refreshToken(call);
        const cookie = String(headers["Set-Cookie"]).replace(/=[^;]*/, `=${before}`);
        if (call.session) call.session.refreshToken = before;
        const token = call.session && accessToken(call.session);
        return json(200, { token }, { "Set-Cookie": cookie });
      },
    }),
  },
  "put-does-not-save": {
    operation: "getCriteria",
    description: "Answers with the criteria as sent, and forgets them.",
    handlers: (right) => ({
      updateCriteria: async (call) => {
        const member = memberOf(call);
        const { criteria } = member;
        const answer = await right.updateCriteria(call);
        member.criteria = criteria;
        return answer;
      },
    }),
  },
  "delete-does-not-delete": {
    operation: "getMyVoice",
    description: "Says that the voice message is gone, and keeps it.",
    handlers: () => ({ removeMyVoice: () => noContent() }),
  },
  "blocked-differs-from-absent": {
    operation: "getCandidateByNickname",
    description: "Tells a blocked member from an absent one.",
    handlers: (right) => ({
      getCandidateByNickname: (call) => {
        const other = findByNickname(call.world, call.parameters.nickname);
        const { id } = memberOf(call);
        if (!other?.blocked.has(id)) return right.getCandidateByNickname(call);
        throw new Refusal(404, "not_found", "This member has blocked you.");
      },
    }),
  },
  "match-made-twice": {
    operation: "getMatches",
    description: "Makes another match when a matched member is liked again.",
    handlers: (right) => ({
      likeProfile: (call) => {
        const { world, parameters } = call;
        const known = findMatch(world, memberOf(call).id, parameters.id);
        const again = { id: crypto.randomUUID(), order: world.nextOrder() };
        if (known) world.matches.push({ ...known, ...again });
        return right.likeProfile(call);
      },
    }),
  },
  "undo-does-nothing": {
    operation: "undoLike",
    description: "Says that a like is undone, and keeps it.",
    handlers: (right) => ({
      undoLike: async (call) => {
        const { likes } = call.world;
        const answer = await right.undoLike(call);
        call.world.likes = likes;
        return answer;
      },
    }),
  },
  "unmatch-does-nothing": {
    operation: "getMatches",
    touches: ["openConversationFromMatch"],
    description: "Says that a match is over, and keeps it.",
    handlers: (right) => ({
      unmatch: async (call) => {
        const { world, parameters } = call;
        const { likes } = world;
        const answer = await right.unmatch(call);
        world.likes = likes;
        for (const match of world.matches) if (match.id === parameters.id) match.ended = false;
        return answer;
      },
    }),
  },
  "conversation-opened-twice": {
    operation: "startAdvice",
    description: "Opens another conversation about the same candidate each time.",
    handlers: (right) => ({
      startAdvice: async (call) => {
        await right.startAdvice(call);
        const { id } = memberOf(call);
        const about = call.body.candidate_user_id;
        const another = makeConversation(call.world, { type: "advisor", members: [id], about });
        return json(200, { conversation_id: another.id });
      },
    }),
  },
} as const satisfies Record<string, Fault>;
