import { createHmac, randomBytes } from "node:crypto";
import { sameText } from "../../foundation/secrets.ts";

/**
 * Devices that have signed in to an account before. Who fails elsewhere does not use up the tries of such a
 * device. What it keeps cannot sign in.
 */
export type KnownDevices = ReturnType<typeof createKnownDevices>;

export function createKnownDevices(key: Buffer) {
  const signed = (emailKey: string, id: string): string =>
    `${id}.${createHmac("sha256", key).update(`${id}:${emailKey}`).digest("base64url")}`;
  return {
    issue: (emailKey: string) => signed(emailKey, randomBytes(16).toString("base64url")),
    /** The device's id, where it has signed in to this account. */
    read: (emailKey: string, kept: string = "") => {
      const [id = ""] = kept.split(".");
      return sameText(signed(emailKey, id), kept) ? id : undefined;
    },
  };
}
