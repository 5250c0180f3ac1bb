import { createHmac, type KeyObject } from "node:crypto";
import { uuidBytes, uuidOf } from "./signer.ts";
import { sameText } from "./secrets.ts";

/** The purpose of a link in a mail; a token of one purpose is not valid for another. */
export type LinkPurpose =
  | "verify-email"
  | "reset-password"
  | "unsubscribe"
  | "unsubscribe-messages"
  | "unsubscribe-twin-ready";

/**
 * The secret part of links in mails: a row's id, signed. Nothing is stored that would open a link,
 * and a mail that is sent again carries the same one.
 */
export type LinkTokens = ReturnType<typeof createLinkTokens>;

export function createLinkTokens(key: KeyObject) {
  const sign = (purpose: LinkPurpose, id: Buffer): Buffer =>
    createHmac("sha256", key).update(`${purpose}:`).update(id).digest();
  const issue = (purpose: LinkPurpose, id: string) => {
    const bytes = uuidBytes(id);
    return `${bytes.toString("base64url")}.${sign(purpose, bytes).toString("base64url")}`;
  };
  return {
    issue,
    /** Returns the id, or nothing if the token is not one of ours. */
    read: (purpose: LinkPurpose, token: string) => {
      const bytes = Buffer.from(token.split(".")[0] ?? "", "base64url");
      if (bytes.length !== 16) return undefined;
      const id = uuidOf(bytes);
      // Texts are compared, not bytes: Node reads several texts as the same base64url.
      return sameText(issue(purpose, id), token) ? id : undefined;
    },
  };
}
