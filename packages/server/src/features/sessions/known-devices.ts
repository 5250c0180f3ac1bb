import { createHmac, randomBytes } from "node:crypto";
import { sameText } from "../../foundation/secrets.ts";

/**
 * Devices that have signed in to an account before. Who fails elsewhere does not use up the tries of such a
 * device. What it keeps cannot sign in.
 */
export interface KnownDevices {
  /** What a device keeps that has signed in to an account. */
  issue(emailKey: string): string;
  /** The device's id, where it has signed in to this account. */
  read(emailKey: string, kept: string | undefined): string | undefined;
}

export function createKnownDevices(key: Buffer): KnownDevices {
  const signed = (emailKey: string, id: string): string =>
    `${id}.${createHmac("sha256", key).update(`${id}:${emailKey}`).digest("base64url")}`;
  return {
    issue: (emailKey) => signed(emailKey, randomBytes(16).toString("base64url")),
    read: (emailKey, kept = "") => {
      const [id = ""] = kept.split(".");
      return sameText(signed(emailKey, id), kept) ? id : undefined;
    },
  };
}
