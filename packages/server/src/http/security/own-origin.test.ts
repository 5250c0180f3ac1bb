import { describe, expect, it } from "vitest";
import { newEmail } from "../../testing/new-member.ts";
import { useMemoryServer } from "../../testing/use-test-server.ts";

const LOGOUT = "POST /auth/logout";
const PUBLIC_URL = "https://gemel.example";

describe("a change that a page asks for", () => {
  const context = useMemoryServer({ PUBLIC_URL });

  it.each<[string, Record<string, string>]>([
    ["our own page", { "sec-fetch-site": "same-origin", origin: PUBLIC_URL }],
    ["a visitor who typed the address", { "sec-fetch-site": "none" }],
    ["our own page, in a browser that tells its origin alone", { origin: PUBLIC_URL }],
    ["no browser", {}],
  ])("is let through from %s", async (_name, headers) => {
    expect((await context().call(LOGOUT, { headers })).status).toBe(204);
  });

  it.each<[string, Record<string, string>]>([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["another site that forges its origin", { "sec-fetch-site": "cross-site", origin: PUBLIC_URL }],
    ["a subdomain of ours", { "sec-fetch-site": "same-site", origin: "https://a.gemel.example" }],
    ["an older browser on another site", { origin: "https://evil.example" }],
    ["our name without https", { origin: "http://gemel.example" }],
    ["a sandbox", { origin: "null" }],
    ["what is no origin", { origin: "gemel" }],
  ])("is refused from %s", async (_name, headers) => {
    const { status, body } = await context().call(LOGOUT, { headers });
    expect([status, body.error_code]).toEqual([403, "forbidden"]);
  });

  it("is refused at every address, also for members", async () => {
    const { call, server } = context();
    const headers = { "sec-fetch-site": "cross-site" };
    const calls = [
      ["POST /auth/login", { email: newEmail(), password: "secret" }],
      ["PUT /me/profile", { profile: {} }],
      ["PATCH /me/settings", {}],
      ["DELETE /me/sessions", undefined],
    ] as const;
    for (const [path, body] of calls) {
      expect((await call(path, { headers, body })).status, path).toBe(403);
    }
    const nothing = await server.app.inject({ method: "POST", url: "/nothing", headers });
    expect(nothing.statusCode).toBe(403);
  });

  it("may come from a page of a mail program where the mail's token is all it takes", async () => {
    const { status } = await context().call("POST /mail/unsubscribe?token=none", {
      headers: {
        "sec-fetch-site": "cross-site",
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(status).toBe(400);
  });

  it("is nothing to fear where it changes nothing", async () => {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    const answer = await context().call("GET /auth/robot-check", { headers });
    expect(answer.status).toBe(200);
    // Without this header no page of another site can read it.
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  });
});
