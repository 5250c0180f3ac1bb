import { describe, expect, it } from "vitest";
import { openTestDatabase } from "../testing/databases.ts";
import { newMember } from "../testing/new-member.ts";
import { useTestServer } from "../testing/use-test-server.ts";

const LOGIN = "POST /auth/login";
const json = { "content-type": "application/json" };

describe("bad input", () => {
  const context = useTestServer(openTestDatabase);

  it.each([
    ["half a JSON", { headers: json, payload: '{"email":' }, 400, "validation_failed"],
    ["an empty JSON", { headers: json, payload: "" }, 400, "validation_failed"],
    ["a list", { headers: json, payload: "[]" }, 400, "validation_failed"],
    ["null", { headers: json, payload: "null" }, 400, "validation_failed"],
    ["a prototype", { headers: json, payload: '{"__proto__":{"x":1}}' }, 400, "validation_failed"],
    ["no body", {}, 400, "validation_failed"],
    [
      "a text",
      { headers: { "content-type": "text/plain" }, payload: "x" },
      415,
      "unsupported_media_type",
    ],
    [
      "a form",
      { headers: { "content-type": "multipart/form-data; boundary=x" }, payload: "--x--" },
      415,
      "unsupported_media_type",
    ],
    [
      "10 MB of JSON",
      { headers: json, payload: `"${"a".repeat(10_485_760)}"` },
      413,
      "payload_too_large",
    ],
  ])("answers %s with a typed error", async (_name, options, status, code) => {
    const answer = await context().call(LOGIN, options);
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    expect(answer.body.request_id).toMatch(/^req-[\w-]{12}$/);
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*:\d+|node_modules|Error:/);
  });

  it("refuses each unknown or wrong field by name, and never repeats its value", async () => {
    const body = { email: "secret@value", password: 7, "a/b~c": 1 };
    const answer = await context().call(LOGIN, { body });
    expect(answer.body.details?.map(({ field, code }) => [field, code])).toEqual([
      ["a/b~c", "unknown_field"],
      ["email", "format"],
      ["password", "type"],
    ]);
    expect(JSON.stringify(answer.body)).not.toContain("secret@value");
  });

  it("answers a path that is none without repeating it", async () => {
    const { server, call } = context();
    const { token } = await newMember(context());
    for (const url of ["/api/nothing?token=secret", "/api/me/secret", "/dev/secret"]) {
      const response = await server.app.inject({
        url,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([response.statusCode, response.json().error_code]).toEqual([404, "not_found"]);
      expect(response.body).not.toContain("secret");
    }
    const live = await server.app.inject({ url: "/ws/chat?token=secret" });
    expect([live.statusCode, live.json().error_code]).toEqual([426, "upgrade_required"]);
    expect(live.body).not.toContain("secret");
    const broken = await server.app.inject({ url: "/api/%zz" });
    expect([broken.statusCode, broken.json().error_code]).toEqual([400, "validation_failed"]);
    expect((await call("GET /profile/picture/not-a-uuid", { token })).status).toBe(400);
  });

  it("hides a fault of ours behind a typed error", async () => {
    const { server } = context();
    const { token } = await newMember(context());
    const { sessions } = server.parts.stores;
    const find = sessions.findMember;
    Object.assign(sessions, {
      findMember: () => Promise.reject(new Error("secret detail of the database")),
    });
    const answer = await context().call("GET /me", { token });
    Object.assign(sessions, { findMember: find });
    expect([answer.status, answer.body.error_code]).toEqual([500, "internal"]);
    expect(JSON.stringify(answer.body)).not.toContain("secret");
  });
});
