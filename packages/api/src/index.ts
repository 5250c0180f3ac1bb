export { type ApiError, getOrThrow, type Result } from "./api-error.ts";
export { answer } from "./calls.ts";
export { type ApiClient, type ClientOptions, createClient, refreshMargin } from "./client.ts";
export type { ErrorCode, ErrorDetail, Schemas } from "./contract.ts";
export { type Api, createApi } from "./create-api.ts";
export { type AccountOperations, accountOperations } from "./operations/account.ts";
export {
  type AccountSettingsOperations,
  accountSettingsOperations,
} from "./operations/account-settings.ts";
export { adviceOperations } from "./operations/advice.ts";
export type { CallOptions } from "./operations/call-options.ts";
export { contactOperations } from "./operations/contact.ts";
export { conversationOperations } from "./operations/conversations.ts";
export { discoverOperations } from "./operations/discover.ts";
export { likeOperations } from "./operations/likes.ts";
export { moderationOperations } from "./operations/moderation.ts";
export type { PageQuery } from "./operations/page-query.ts";
export { personalityOperations } from "./operations/personality.ts";
export { pictureOperations } from "./operations/picture.ts";
export { profileOperations } from "./operations/profile.ts";
export { safetyOperations } from "./operations/safety.ts";
export { type SessionOperations, sessionOperations } from "./operations/session.ts";
export { twinOperations } from "./operations/twin.ts";
export { voiceOperations } from "./operations/voice.ts";
export { voiceQueryOperations } from "./operations/voice-query.ts";
export { browserTokenStore, tokenKey } from "./session/browser-token-store.ts";
export type { Renewal } from "./session/renewal.ts";
export type { Session } from "./session/session.ts";
export { subjectOf } from "./session/token-expiry.ts";
export { memoryTokenStore, type TokenStore } from "./session/token-store.ts";
