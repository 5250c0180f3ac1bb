import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link in a mail is for; a token of one purpose is worth nothing for another. */
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
export interface LinkTokens {
  issue(purpose: LinkPurpose, id: string): string;
  /** The id, or nothing when the token is none of ours. */
  read(purpose: LinkPurpose, token: string): string | undefined;
}

export function createLinkTokens(key: Buffer): LinkTokens {
  const sign = (purpose: LinkPurpose, id: Buffer): Buffer =>
    createHmac("sha256", key).update(`${purpose}:`).update(id).digest();
  return {
    issue: (purpose, id) => {
      const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
      return `${bytes.toString("base64url")}.${sign(purpose, bytes).toString("base64url")}`;
    },
    read: (purpose, token) => {
      const [id = "", signature = ""] = token.split(".");
      const bytes = Buffer.from(id, "base64url");
      const given = Buffer.from(signature, "base64url");
      const right = sign(purpose, bytes);
      if (bytes.length !== 16 || given.length !== right.length) return undefined;
      if (!timingSafeEqual(given, right)) return undefined;
      return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    },
  };
}
