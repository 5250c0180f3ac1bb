import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { newMember } from "../../testing/new-member.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

describe("who is signed in", () => {
  const context = useTestServer();
  const { call, server } = context;

  it("answers with the member, not to be kept by caches", async () => {
    const { token, id, email } = await newMember(context());
    const answer = await call("GET /me", { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, email });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("refuses a stranger, a tampered token, another key's, one without a signature", async () => {
    const { token } = await newMember(context());
    const [header = "", payload = "", signature = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const encode = (value: unknown): string =>
      Buffer.from(JSON.stringify(value)).toString("base64url");
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256" })
      .sign(Buffer.alloc(32, 7));
    const wrong = [
      undefined,
      "nonsense",
      `${header}.${encode({ ...claims, exp: claims.exp + 3_600 })}.${signature}`,
      `${encode({ alg: "none" })}.${payload}.`,
      foreign,
    ];
    for (const each of wrong) {
      const answer = await call("GET /me", { token: each });
      expect([answer.status, answer.body.error_code]).toEqual([401, "unauthorized"]);
    }
  });

  it("refuses a token after ten minutes", async () => {
    const { token } = await newMember(context());
    server.clock.advance(599);
    expect((await call("GET /me", { token })).status).toBe(200);
    server.clock.advance(1);
    expect((await call("GET /me", { token })).status).toBe(401);
  });
});
