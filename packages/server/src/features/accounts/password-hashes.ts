import { createHmac } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";

/** What a hash costs: memory in KiB, passes, lanes. */
export type PasswordCost = Required<Pick<Options, "memoryCost" | "timeCost" | "parallelism">>;

/** argon2id (the library's default) with the least cost that OWASP names: 19 MiB, two passes, one lane. */
export const leastCost: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * The same hash for the same password of an address, so that one computation finds it among all the
   * registrations of that address, however many there are.
   */
  hashOf(emailKey: string, password: string): Promise<string>;
  /** Without a stored hash it does the same work and says no, so that time reveals nothing. */
  matches(password: string, storedHash: string | undefined): Promise<boolean>;
}

/** @param key makes the salt of an address; it is as secret as the salt of any other hash */
export function createPasswords(key: Buffer, cost: PasswordCost = leastCost): Passwords {
  let decoy: Promise<string> | undefined;
  const encode = (password: string): string => password.normalize("NFC");
  return {
    hash: (password) => hash(encode(password), cost),
    hashOf: (emailKey, password) => {
      const salt = createHmac("sha256", key).update(emailKey).digest().subarray(0, 16);
      return hash(encode(password), { ...cost, salt });
    },
    matches: async (password, storedHash) => {
      decoy ??= hash("no member has this password", cost);
      const matched = await verify(storedHash ?? (await decoy), encode(password));
      return matched && storedHash !== undefined;
    },
  };
}
