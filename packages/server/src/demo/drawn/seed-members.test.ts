import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { memberImport } from "../member-import.ts";
import { signIn } from "../../testing/new-member.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { DEMO_PASSWORD } from "../demo-members.ts";
import { memberId } from "./drawn-member.ts";
import { seedMembers, type SeedServices, SeedTakenError } from "./seed-members.ts";

describe("members to measure with", () => {
  const context = useTestServer();
  const services = (): SeedServices => {
    const { services: served } = context().server;
    return {
      ...served,
      add: (members) => served.transaction((db) => memberImport(db).add(members)),
      hasMember: async (id) => (await memberImport(served.db).known([id])).has(id),
    };
  };

  it("come in batches and are members like others, without mails", async () => {
    const { call, server } = context();
    const progress: number[] = [];
    await seedMembers(services(), { count: 210, seed: 3 }, (added) => progress.push(added));
    expect(progress).toEqual([0, 200, 210]);
    for (const number of [1, 210]) {
      const email = `member-${number}@seed-3.example`;
      const { token } = await signIn(call, email, DEMO_PASSWORD);
      const { body } = await call("GET /me", { token });
      expect(body.onboarding_status).toBe("onboarding_complete");
      expect((await call("GET /me/profile-digest", { token })).status).toBe(200);
      expect(server.mailbox.waiting(email)).toEqual([]);
    }
  });

  it("are there once, and beside those of another seed", async () => {
    const again = seedMembers(services(), { count: 1, seed: 3 }, () => undefined);
    await expect(again).rejects.toThrow(SeedTakenError);
    await seedMembers(services(), { count: 2, seed: 4 }, () => undefined);
    const ids = [3, 4].map((seed) => memberId(`member-2@seed-${seed}.example`));
    const imports = memberImport(context().server.services.db);
    expect(await imports.known([...ids, randomUUID()])).toEqual(new Set(ids));
  });
});
