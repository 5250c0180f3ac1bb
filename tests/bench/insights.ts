/**
 * node tests/bench/insights.ts
 *
 * From handing in a questionnaire until everything that comes of it is there, as its member sees it: on a
 * new embedded database, without an AI, several times. Ends badly when one of them takes too long.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { questionnaireId } from "@gemel/psyche/questionnaire";
import { answerAs } from "../../packages/server/src/demo/answer-as.ts";
import { DEMO_PASSWORD } from "../../packages/server/src/demo/demo-members.ts";
import { dispositions } from "../../packages/server/src/demo/dispositions.ts";
import { spawnUntilReady } from "./spawn.ts";

const serverModule = new URL("../../packages/server/src/main.ts", import.meta.url);
const rounds = 3;
const maxMs = 5_000;
const askEveryMs = 20;

async function call<Body>(url: string, token: string | undefined, body?: object): Promise<Body> {
  const answer = await fetch(url, {
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as Body;
}

/** Milliseconds from the answers to the insights. */
async function measureRound(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), "gemel-bench-"));
  const settings = { DATA_DIR: dataDir, DEMO: "named", PORT: "0", LIMITS: "off" };
  const gemel = await spawnUntilReady(serverModule, settings);
  try {
    const api = `${gemel.url}/api`;
    const { token } = await call<{ token: string }>(`${api}/auth/login`, undefined, {
      email: "jonas@demo.example",
      password: DEMO_PASSWORD,
    });
    const isAnalysed = async (): Promise<boolean> => {
      const { onboarding_status: status } = await call<{ onboarding_status: string }>(
        `${api}/me`,
        token,
      );
      return status === "onboarding_complete";
    };
    const responses = answerAs(dispositions.robin);
    const start = performance.now();
    await call(`${api}/psy/answers`, token, { questionnaire_id: questionnaireId, responses });
    while (!(await isAnalysed())) await wait(askEveryMs);
    await call(`${api}/me/profile-digest?lang=de`, token);
    return performance.now() - start;
  } finally {
    await gemel.stop();
    await rm(dataDir, { recursive: true });
  }
}

const times: number[] = [];
for (let round = 0; round < rounds; round += 1) times.push(Math.round(await measureRound()));
const slowest = Math.max(...times);
console.log(`Insights are there ${times.join(", ")} ms after the answers.`);
if (slowest > maxMs) {
  console.error(`The slowest took ${slowest} ms, the bar is ${maxMs}.`);
  process.exitCode = 1;
}
