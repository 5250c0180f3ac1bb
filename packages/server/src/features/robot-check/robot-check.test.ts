import { describe, expect, it } from "vitest";
import { newEmail, registration } from "../../testing/new-member.ts";
import { solveRobotCheck } from "../../testing/solve-robot-check.ts";
import { type TestContext, useTestServer } from "../../testing/use-test-server.ts";

describe("the robot check", () => {
  const context = useTestServer({ ROBOT_CHECK: "altcha" });

  it("lets a solved challenge register, once, also when two come at once", async () => {
    const answer = await solveRobotCheck(context());
    const answers = await Promise.all([register(context(), answer), register(context(), answer)]);
    expect(answers.toSorted()).toEqual([202, 403]);
    expect(await register(context(), answer)).toBe(403);
  });

  it("does no work that an answer claims: a costly challenge, or a deep one", async () => {
    const solved = await solveRobotCheck(context());
    const { challenge, solution } = JSON.parse(Buffer.from(solved, "base64").toString());
    const { parameters, signature } = challenge;
    const deep = `${"[".repeat(2_000)}${"]".repeat(2_000)}`;
    for (const claimed of [
      JSON.stringify({
        challenge: { parameters: { ...parameters, cost: 2 ** 31 - 1 }, signature },
        solution,
      }),
      `{"challenge":{"parameters":{"expiresAt":4102444800,"x":${deep}},"signature":""},"solution":{"counter":1,"derivedKey":""}}`,
    ]) {
      const status = await register(context(), Buffer.from(claimed).toString("base64"));
      expect([400, 403]).toContain(status);
    }
    expect(await register(context(), solved)).toBe(202);
  });

  it("refuses no answer, nonsense, and an answer that was tampered with", async () => {
    const answer = await solveRobotCheck(context());
    const payload = JSON.parse(Buffer.from(answer, "base64").toString());
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
    const { challenge, solution } = payload;
    const later = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 60 };
    const wrong = [
      "",
      "nonsense",
      encode(null),
      encode({ challenge, solution: { ...solution, derivedKey: "00".repeat(32) } }),
      encode({ challenge: { ...challenge, parameters: later }, solution }),
      encode({ challenge: { ...challenge, signature: "00" }, solution }),
    ];
    for (const each of wrong) expect(await register(context(), each)).toBe(403);
    expect(await register(context(), answer)).toBe(202);
  });

  it("refuses an answer that comes after half an hour", async () => {
    const answer = await solveRobotCheck(context());
    context().server.clock.advance(30 * 60);
    expect(await register(context(), answer)).toBe(403);
  });
});

async function register({ call }: TestContext, answer: string): Promise<number> {
  const body = { ...registration(newEmail()), recaptcha_token: answer };
  return (await call("POST /auth/register", { body })).status;
}
