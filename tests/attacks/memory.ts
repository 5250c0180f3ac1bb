/**
 * node tests/attacks/memory.ts
 *
 * Has four members send 100 pictures that unfold to much, while another member sets a picture of 10 kB again
 * and again. It fails where the server holds more than 1.3 times its calm memory afterwards, or where the
 * small picture waits for more than two seconds. Linux only: it reads /proc.
 */
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { residentKb } from "../bench/talk/figures.ts";
import { Backend } from "../e2e/support/backend.ts";
import { request, accessTokenOf } from "../e2e/support/call-as.ts";
import { newMember } from "../e2e/support/member.ts";
import { bombs } from "./uploads/pictures.ts";

const UPLOADS = 100;
const MAX_WAIT_MS = 2_000;
const MAX_GROWTH = 1.3;
const ATTACKERS = 4;

const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
const create = { width: 128, height: 96, channels: 3, background: "#9E1F40", noise } as const;
const small = await sharp({ create }).png().toBuffer();
/** Large, and not refused: each takes all that a picture may take. */
const heavy = await sharp({
  create: { width: 6_000, height: 5_900, channels: 3, background: "#a12" },
})
  .png({ progressive: true, compressionLevel: 1 })
  .toBuffer();
const pictures = [heavy, ...(await Promise.all(Object.values(bombs).map((make) => make())))];

const backend = await Backend.start();

/** The access token of a member whom no stranger sees yet: any other replaces ten pictures a day at most. */
const signIn = async (): Promise<string> => accessTokenOf(backend, await newMember(backend));

/** @returns the status, and how long the answer took, in milliseconds */
async function upload(token: string, bytes: Buffer): Promise<readonly [number, number]> {
  const body = new FormData();
  body.set("profile_picture", new File([new Uint8Array(bytes)], "me.png", { type: "image/png" }));
  const begun = performance.now();
  const answer = await request(backend.url, "/me/profile/picture", { body, token });
  await answer.arrayBuffer();
  return [answer.status, performance.now() - begun];
}

/** Memory of the server's process, in megabytes. */
async function held(): Promise<number> {
  return Math.round((await residentKb(backend.pid)) / 1_024);
}

try {
  const victim = await signIn();
  const tokens = await Promise.all(Array.from({ length: ATTACKERS }, signIn));
  for (let turn = 0; turn < 5; turn += 1) await upload(victim, small);
  const calm = await held();
  let peak = calm;
  const statuses = new Map<number, number>();
  let left = UPLOADS;
  const attack = async (token: string): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const [status] = await upload(token, pictures[left % pictures.length] ?? heavy);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      peak = Math.max(peak, await held());
    }
  };
  // Each sends three at a time: one on its way, and all that may wait.
  const attacks = Promise.all([...tokens, ...tokens, ...tokens].map(attack));
  const waits: number[] = [];
  for (;;) {
    const [status, ms] = await upload(victim, small);
    if (status !== 200) throw new Error(`the small picture was answered ${status}`);
    waits.push(Math.round(ms));
    if (left <= 0) break;
    await wait(100);
  }
  await attacks;
  const after = await held();
  const longest = Math.max(...waits);
  console.table({
    "calm MB": calm,
    "peak MB": peak,
    "after MB": after,
    "small pictures": waits.length,
    "longest wait ms": longest,
    answers: JSON.stringify([...statuses]),
  });
  if (after > calm * MAX_GROWTH || longest > MAX_WAIT_MS) process.exitCode = 1;
} finally {
  await backend.dispose();
}
