import { hash, type Options, verify } from "@node-rs/argon2";

/** argon2id (the library's default) with the least cost that OWASP names: 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash it does the same work and says no, so that time tells nothing. */
  matches(password: string, storedHash: string | undefined): Promise<boolean>;
}

export function createPasswords(): Passwords {
  let decoy: Promise<string> | undefined;
  const encode = (password: string): string => password.normalize("NFC");
  return {
    hash: (password) => hash(encode(password), cost),
    matches: async (password, storedHash) => {
      decoy ??= hash("no member has this password", cost);
      const matched = await verify(storedHash ?? (await decoy), encode(password));
      return matched && storedHash !== undefined;
    },
  };
}
