import { expect, it } from "vitest";
import { addAccount } from "../testing/new-member.ts";
import { useMemoryServer } from "../testing/use-test-server.ts";
import { demoMembers } from "./demo-members.ts";
import { refuseDemoMembers } from "./refuse-demo-members.ts";

const context = useMemoryServer();
const { server } = context;

const refusal = async (email: string): Promise<string | undefined> => {
  const { db } = server.services;
  const { id } = await addAccount(context());
  await db.updateTable("users").set({ email, email_key: email }).where("id", "=", id).execute();
  try {
    await refuseDemoMembers(db, "DATA_DIR");
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    await db.deleteFrom("users").where("id", "=", id).execute();
  }
};

it.each([
  ...demoMembers.map(({ email }) => email),
  "member-7@crowd.example",
  "member-1@seed-1.example",
  "member-12@seed-4000000.example",
])("refuses production with %s", async (email) => {
  expect(await refusal(email)).toBe(
    "ConfigError: DATA_DIR: holds demo members of a trial, whose password everyone knows; production needs data without them",
  );
});

it.each(["demo@gemel.example", "ada@notdemo.example", "ada@demoxexample", "ada@seed-a.example"])(
  "takes %s",
  async (email) => {
    expect(await refusal(email)).toBeUndefined();
  },
);
