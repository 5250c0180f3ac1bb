import { createHmac, type KeyObject } from "node:crypto";
import { type Clock, secondsAfter } from "../../foundation/clock.ts";
import { emailKey } from "../../foundation/email-key.ts";
import { sameText } from "../../foundation/secrets.ts";
import type { Account } from "../accounts/account.ts";
import { DEVICE_LIFE } from "./own-cookies.ts";

declare module "../../services.ts" {
  interface Services {
    readonly knownDevices: KnownDevices;
  }
}

/**
 * Devices that have signed in to an account by its current password, within `DEVICE_LIFE`. A failure
 * elsewhere does not use up the tries of such devices. The value that a device keeps cannot sign in.
 */
type KnownDevices = ReturnType<typeof createKnownDevices>;

export function createKnownDevices(key: KeyObject, clock: Clock) {
  const digest = (text: string): string =>
    createHmac("sha256", key).update(text).digest("base64url");
  const signed = (email: string, until: string, mark: string): string =>
    `${until}.${mark}.${digest(`device.${until}.${mark}.${email}`)}`;
  /** Returns the mark of a password, a new one for each new password. */
  const markOf = ({ passwordHash }: Pick<Account, "passwordHash">): string =>
    digest(`password.${passwordHash}`);
  return {
    markOf,
    issue: (account: Pick<Account, "email" | "passwordHash">) => {
      const until = secondsAfter(clock(), DEVICE_LIFE).getTime();
      return signed(emailKey(account.email), String(until), markOf(account));
    },
    /**
     * Returns the mark of the password with which the device has signed in to the account of an address: the
     * device is known while the account has the same mark. Undefined if it has not, or too long ago.
     */
    read: (addressKey: string, kept: string = "") => {
      const [until = "", mark = ""] = kept.split(".");
      if (!sameText(signed(addressKey, until, mark), kept)) return undefined;
      return Number(until) > clock().getTime() ? mark : undefined;
    },
  };
}
