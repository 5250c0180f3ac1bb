import { createHmac, type KeyObject } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";
import { AppError } from "../../errors/app-error.ts";

declare module "../../services.ts" {
  interface Services {
    readonly passwords: Passwords;
  }
}

/** The cost of a hash: memory in KiB, passes, lanes. */
export type PasswordCost = Required<Pick<Options, "memoryCost" | "timeCost" | "parallelism">>;

/** argon2id (the library's default) with the least cost that OWASP names: 19 MiB, two passes, one lane. */
export const minCost: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The most passwords that are hashed or wait for it at once: about a second's work of two cores. */
const MAX_AT_ONCE = 100;

type Passwords = ReturnType<typeof createPasswords>;

/**
 * Each of its hashes throws AppError `unavailable` if too many wait.
 * @param key makes the salt of an address; it is as secret as the salt of any other hash
 */
export function createPasswords(key: KeyObject, cost: PasswordCost = minCost) {
  let decoy: Promise<string> | undefined;
  let atOnce = 0;
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (atOnce >= MAX_AT_ONCE) throw new AppError("unavailable", { retryAfter: 2 });
    atOnce += 1;
    try {
      return await work();
    } finally {
      atOnce -= 1;
    }
  };
  const encode = (password: string): string => password.normalize("NFC");
  return {
    hash: (password: string) => inTurn(() => hash(encode(password), cost)),
    /**
     * Returns the same hash for the same password of an address, so that one computation finds it among all
     * the registrations of that address, however many there are.
     */
    hashOf: (emailKey: string, password: string) => {
      const salt = createHmac("sha256", key).update(emailKey).digest().subarray(0, 16);
      return inTurn(() => hash(encode(password), { ...cost, salt }));
    },
    /** Does the same work without a stored hash and returns false, so that the time reveals nothing. */
    matches: (password: string, storedHash: string | undefined) =>
      inTurn(async () => {
        decoy ??= hash("no member has this password", cost);
        const matched = await verify(storedHash ?? (await decoy), encode(password));
        return matched && storedHash !== undefined;
      }),
  };
}
