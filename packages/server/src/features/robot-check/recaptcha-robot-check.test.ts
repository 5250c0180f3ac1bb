import { expect, it } from "vitest";
import { createRecaptchaRobotCheck } from "./recaptcha-robot-check.ts";

const check = (answer: () => Promise<Response>) =>
  createRecaptchaRobotCheck({ siteKey: "site", secret: "hush", fetch: answer });
const saying = (body: unknown) => check(async () => Response.json(body));

it("offers the site key", async () => {
  expect(await saying({}).offer(1)).toEqual({ provider: "recaptcha", siteKey: "site" });
});

it("passes a person who came to register", async () => {
  expect(await saying({ success: true, action: "register", score: 0.7 }).passes("t")).toBe(true);
});

it.each([
  { success: false, action: "register", score: 0.9 },
  { success: true, action: "login", score: 0.9 },
  { success: true, action: "register", score: 0.3 },
  { success: true },
  null,
])("does not pass %j", async (body) => {
  expect(await saying(body).passes("t")).toBe(false);
});

it("asks Google with the secret and does not ask for an empty answer", async () => {
  const asked: string[] = [];
  const recaptcha = createRecaptchaRobotCheck({
    siteKey: "site",
    secret: "hush",
    fetch: async (url, init) => {
      asked.push(`${String(url)} ${String(init?.body)}`);
      return Response.json({ success: false });
    },
  });
  await recaptcha.passes("");
  await recaptcha.passes("t");
  expect(asked).toEqual(["https://www.google.com/recaptcha/api/siteverify secret=hush&response=t"]);
});

it.each([
  ["is unreachable", () => Promise.reject(new TypeError("fetch failed"))],
  ["fails", async () => new Response("", { status: 500 })],
  ["answers nonsense", async () => new Response("<html>")],
])("refuses all while Google %s, and says so", async (_name, answer) => {
  await expect(check(answer).passes("t")).rejects.toMatchObject({ refusal: "unavailable" });
});
