import { json } from "../http/answer.ts";
import { malformed } from "../http/refusal.ts";
import { memberOf } from "../operations/call.ts";
import { silence } from "../world/media.ts";
import { checkAccessToken, readClaims } from "../world/sessions.ts";
import type { World } from "../world/world.ts";
import { editParameter, editSchema } from "./edit.ts";
import type { Fault } from "./fault.ts";

const ASTRAL = /[\u{10000}-\u{10ffff}]/u;

/** Requests that are taken and must not be, or refused and must not be. */
export const requestFaults = {
  "accepts-unknown-field": {
    operation: "register",
    description: "Takes a registration with a field that the contract does not know.",
    misread: editSchema("/auth/register", "post", (schema) => {
      delete schema["additionalProperties"];
    }),
  },
  "accepts-missing-field": {
    operation: "reportProfile",
    description: "Takes a report without a reason.",
    misread: editSchema("/profiles/{id}/report", "post", (schema) => {
      delete schema["required"];
    }),
  },
  "accepts-wrong-type": {
    operation: "sendContactMessage",
    description: "Takes a number as the subject of a message.",
    misread: editSchema("/contact", "post", ({ properties }) => {
      delete properties?.["subject"]?.["type"];
    }),
  },
  "accepts-out-of-bounds": {
    operation: "getMessages",
    description: "Takes a limit of more than 100.",
    misread: editParameter("/conversations/{id}/messages", "limit", ({ schema }) => {
      delete schema?.["maximum"];
    }),
  },
  "accepts-other-media-type": {
    operation: "forgotPassword",
    description: "Reads JSON whatever its media type says.",
    misread: (document) => {
      const content = document["paths"]?.["/auth/forgot-password"]?.["post"]?.["requestBody"];
      const { "application/json": media } = content?.["content"] ?? {};
      for (const type of ["text/plain", "application/xml"]) {
        if (content?.["content"]) content["content"][type] = media;
      }
    },
  },
  "refuses-valid": {
    operation: "updateCriteria",
    touches: ["getDiscoverFeed"],
    description: "Refuses an age that the contract allows.",
    handlers: (right) => ({
      updateCriteria: (call) => {
        if (call.body.max_age > 90) throw malformed();
        return right.updateCriteria(call);
      },
    }),
  },
  "fails-on-odd-unicode": {
    operation: "updateMyProfile",
    description: "Fails on characters beyond the first plane.",
    handlers: (right) => ({
      updateMyProfile: (call) => {
        if (ASTRAL.test(JSON.stringify(call.body))) throw new Error("incorrect string value");
        return right.updateMyProfile(call);
      },
    }),
  },
  "accepts-no-token": {
    operation: "checkNickname",
    description: "Answers visitors.",
    misread: (document) => {
      const operation = document["paths"]?.["/nicknames/check"]?.["get"];
      if (operation) Object.assign(operation, { security: [] });
    },
    handlers: () => ({ checkNickname: () => json(200, { available: true }) }),
  },
  "accepts-forged-token": {
    operation: "getMe",
    description: "Believes an access token whoever signed it.",
    checkToken: (token, asked) =>
      asked.operationId === "getMe"
        ? readClaims(token)?.["sid"]?.toString()
        : checkAccessToken(token),
  },
  "accepts-ended-session": {
    operation: "refreshToken",
    touches: ["getMe"],
    description: "Renews the session of a member who has signed out.",
    handlers: (right) => ({
      logout: async (call) => right.logout({ ...call, session: undefined }),
    }),
  },
  "accepts-foreign-id": {
    operation: "getMessages",
    description: "Lets anybody read a conversation.",
    handlers: (right) => ({
      getMessages: (call) => {
        const [memberId] = call.world.conversations.get(call.parameters.id)?.members ?? [];
        const session = memberId === undefined ? undefined : sessionOf(call.world, memberId);
        return right.getMessages({ ...call, session: session ?? call.session });
      },
    }),
  },
  "accepts-unfinished-member": {
    operation: "getDiscoverFeed",
    description: "Shows people to members who have not told who they are.",
    openGate: true,
  },
  "accepts-any-upload": {
    operation: "uploadMyVoice",
    description: "Takes whatever is uploaded for a recording.",
    handlers: () => ({
      uploadMyVoice: (call) => {
        const voice = silence();
        memberOf(call).voice = voice;
        return json(200, { voice_message_filename: voice.name });
      },
    }),
  },
} as const satisfies Record<string, Fault>;

/** Some session of a member, whoever has signed in. */
const sessionOf = ({ sessions }: World, id: string) =>
  [...sessions.values()].find(({ memberId }) => memberId === id);
