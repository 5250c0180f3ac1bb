import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../../packages/server/src/config/read-config.ts";
import { createServer } from "../../../packages/server/src/create-server.ts";
import { seedDemo } from "../../../packages/server/src/demo/seed-demo.ts";
import { openMemoryDatabase } from "../../../packages/server/src/testing/database/memory-database.ts";
import { cheapPasswords } from "../../../packages/server/src/testing/test-server.ts";
import { startAiServer } from "../../ai-server/start-ai-server.ts";

const password = "two gemel rings";

/** Demo members that the runner receives; it makes two more of its own. */
export const givenMembers = {
  registered: { email: "amelie@demo.example", password },
  profile_completed: { email: "jonas@demo.example", password },
  onboarding_complete: { email: "chiara@demo.example", password },
  admin: { email: "admin@demo.example", password },
} as const;

/** The reference backend in this process, with what the runner needs to examine all of it. */
export interface Reference {
  readonly url: string;
  /** The file and the command that `--members` and `--outbox` of the runner name. */
  readonly members: string;
  readonly outbox: string;
  readonly close: () => Promise<void>;
}

export async function startReference(): Promise<Reference> {
  const folder = await mkdtemp(join(tmpdir(), "gemel-reference-"));
  const members = join(folder, "members.json");
  await writeFile(members, JSON.stringify(givenMembers));
  const ai = await startAiServer();
  const config = readConfig({
    ...ai.settings,
    DATA_DIR: folder,
    DEMO: "named",
    LIMITS: "off",
    PORT: "0",
    ROBOT_CHECK: "off",
  });
  const server = await createServer(config, {
    openDatabase: openMemoryDatabase,
    holdRefusal: () => Promise.resolve(),
    passwordCost: cheapPasswords,
    mailer: {
      send: ({ to, text }) => appendFile(join(folder, `${to}.mails`), text),
      close: () => undefined,
    },
    log: { write: () => undefined },
  });
  await server.settled;
  await seedDemo(server.services);
  return {
    url: await server.listen(),
    members,
    outbox: `cat "${folder}"/{email}.mails`,
    close: async () => {
      await server.close();
      await ai.close();
      await rm(folder, { recursive: true });
    },
  };
}
