import { randomUUID } from "node:crypto";
import type { Stores } from "../stores.ts";

type AdminStores = Pick<Stores, "accounts" | "audit">;

/** Makes a member an admin, by the operator. Doing it again changes and notes nothing. */
export async function nameAdmin(stores: AdminStores, userId: string, now: Date): Promise<void> {
  if (await stores.accounts.setRole(userId, "admin")) {
    await note(stores, "name_admin", userId, now);
  }
}

/** Takes an admin's role away, by the operator. Doing it again changes and notes nothing. */
export async function removeAdmin(stores: AdminStores, userId: string, now: Date): Promise<void> {
  if (await stores.accounts.setRole(userId, "member")) {
    await note(stores, "remove_admin", userId, now);
  }
}

async function note(
  { audit }: AdminStores,
  action: "name_admin" | "remove_admin",
  subjectId: string,
  at: Date,
): Promise<void> {
  const id = randomUUID();
  await audit.add({ id, at, action, moderatorId: null, subjectId, reportId: null, note: "" });
}
