import { describe, expect, it } from "vitest";
import { readRecording } from "../testing/audio/container.ts";
import { signIn } from "../testing/new-member.ts";
import { useMemoryServer } from "../testing/use-test-server.ts";
import { DEMO_PASSWORD, demoMembers } from "./demo-members.ts";
import { seedDemo } from "./seed-demo.ts";
import { accountStore } from "../features/accounts/store.ts";
import { moderationStore } from "../features/moderation/store.ts";

const context = useMemoryServer();
const { call, server } = context;

it("gives a few demo members a tune for a voice message, each their own", async () => {
  await seedDemo(server.services);
  const tunes = [];
  for (const { email, hums = false } of demoMembers) {
    const { token } = await signIn(call, email, DEMO_PASSWORD);
    const { status, bytes } = await call("GET /me/profile/voice", { token });
    expect([email, status]).toEqual([email, hums ? 200 : 404]);
    if (hums) tunes.push(bytes);
  }
  expect(new Set(tunes.map((bytes) => bytes.toString("base64"))).size).toBe(3);
  for (const tune of tunes) {
    expect((await readRecording(tune)).duration).toBeCloseTo(5.1, 3);
    expect(loudest(tune)).toBeGreaterThan(4_000);
    expect(loudest(tune)).toBeLessThan(30_000);
  }
});

it("has members at every step of onboarding, each with a portrait of their own", async () => {
  const answers: [step: string, digest: number][] = [];
  const summaries: string[] = [];
  for (const { email, nickname, disposition, waits = false } of await seedDemo(server.services)) {
    const isAnalysed = disposition !== undefined && !waits;
    if (isAnalysed) await server.mailbox.next(email);
    const { token } = await signIn(call, email, DEMO_PASSWORD);
    const { onboarding_status: step = "" } = (await call("GET /me", { token })).body;
    expect([email, step]).toEqual([email, stepOf(nickname, disposition !== undefined, waits)]);
    const digest = await call("GET /me/profile-digest", { token });
    answers.push([step, digest.status]);
    if (digest.status === 200) summaries.push(digest.body.summary_md ?? "");
  }
  expect(new Set(answers.map(String))).toEqual(
    new Set([
      "registered,403",
      "profile_completed,403",
      "questionnaire_completed,409",
      "onboarding_complete,200",
    ]),
  );
  const headings = new Set(summaries.map((summary) => summary.split("\n", 1)[0]));
  expect([new Set(summaries).size, headings.size]).toEqual([3, 3]);
});

function stepOf(nickname: string | undefined, hasAnswered: boolean, waits: boolean): string {
  if (nickname === undefined) return "registered";
  if (!hasAnswered) return "profile_completed";
  return waits ? "questionnaire_completed" : "onboarding_complete";
}

const loudest = (wav: Buffer): number => {
  let most = 0;
  for (let at = 44; at < wav.length; at += 2) most = Math.max(most, Math.abs(wav.readInt16LE(at)));
  return most;
};

describe("a start that fails half-way", () => {
  const fresh = useMemoryServer();

  it("leaves no member, and the next one starts from the beginning", async () => {
    const { services } = fresh().server;
    let room = 3;
    const keep: typeof services.media.keep = async (name, bytes) => {
      if (room === 0) throw new Error("the disk is full");
      room -= 1;
      await services.media.keep(name, bytes);
    };
    const media = { ...services.media, keep };
    await expect(seedDemo({ ...services, media })).rejects.toThrow("the disk is full");
    expect(await accountStore(services.db).isEmpty()).toBe(true);
    expect(await seedDemo(services)).toEqual(demoMembers);
    const { pageOpen } = moderationStore(services.db);
    expect(await pageOpen(crypto.randomUUID(), { after: undefined, limit: 10 })).toHaveLength(3);
  });
});
