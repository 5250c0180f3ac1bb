import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import type { Account } from "./account.ts";

/** The account of a member who gives its password. @throws AppError `wrong_password` */
export async function requirePassword(
  { passwords, stores }: Pick<Parts, "passwords" | "stores">,
  memberId: string,
  password: string,
): Promise<Account> {
  const account = await stores.accounts.findById(memberId);
  const isRight = await passwords.matches(password, account?.passwordHash);
  if (account === undefined || !isRight) throw new AppError("wrong_password");
  return account;
}
