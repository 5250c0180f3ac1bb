import { describe, expect, it } from "vitest";
import { newEmail, newMember, newNickname, register, registration } from "../testing/new-member.ts";
import { tokenOf } from "../testing/test-mailbox.ts";
import { useSharedServer } from "../testing/use-test-server.ts";
import { failStatements } from "../testing/database/intercept.ts";

const LOGIN = "POST /auth/login";
const json = { "content-type": "application/json" };

/** A body of a known field and one that is nested. */
const nested = (open: string, close: string, times: number): string =>
  `{"email":"x","x":${open.repeat(times)}0${close.repeat(times)}}`;

describe("bad input", () => {
  const context = useSharedServer();
  const { call, server } = context;

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
    const answer = await call(LOGIN, options);
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    expect(answer.body.request_id).toMatch(/^req-[\w-]{12}$/);
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*:\d+|node_modules|Error:/);
  });

  it.each(["/discover/nickname/%E0%A4%A", `/discover/nickname/${"a".repeat(2_000)}`])(
    "reads the address %s as any other, with every header",
    async (path) => {
      const { status, headers } = await call(`GET ${path}`);
      expect(status).toBe(401);
      expect(Object.keys(headers)).toEqual(
        expect.arrayContaining(["content-security-policy", "permissions-policy", "x-request-id"]),
      );
    },
  );

  it.each([
    ["lists in lists", nested("[", "]", 8_000)],
    ["objects in objects", nested('{"x":', "}", 6_000)],
    ["33 levels", nested('[{"x":', "}]", 16)],
    ["20,000 values", `{"token":[${"0,".repeat(20_000)}0]}`],
    ["6,000 fields", `{${'"x":0,'.repeat(6_000)}"y":0}`],
  ])("refuses %s before any field is looked at", async (_name, payload) => {
    const answer = await call("POST /auth/reset-password", { headers: json, payload });
    expect([answer.status, answer.body.error_code, answer.body.details]).toEqual([
      400,
      "validation_failed",
      undefined,
    ]);
  });

  it("refuses an address with too many parameters", async () => {
    const many = "x=1&".repeat(2_000);
    const answer = await call(`GET /contact/stamp?${many}`);
    expect([answer.status, answer.body.details]).toEqual([400, undefined]);
  });

  it("refuses each unknown or wrong field by name, and never repeats its value", async () => {
    const body = { email: "secret value", password: 7, "a/b~c": 1 };
    const answer = await call(LOGIN, { body });
    expect(answer.body.details?.map(({ field, code }) => [field, code])).toEqual([
      ["a/b~c", "unknown_field"],
      ["email", "pattern"],
      ["password", "type"],
    ]);
    expect(JSON.stringify(answer.body)).not.toContain("secret value");
  });

  it("takes out of a text what turns its direction", async () => {
    const { token } = await newMember(context());
    const bio = { Valid: true, String: "write to \u202Emoc.elpmaxe\u2069" };
    const body = { nickname: newNickname(), profile: { bio } };
    expect((await call("PUT /me/profile", { token, body })).status).toBe(200);
    const profile = await call("GET /me/profile", { token });
    expect(JSON.stringify(profile.body)).toContain("write to moc.elpmaxe");
  });

  it("takes out of a text controls, and marks that would cover the lines around it", async () => {
    const { token } = await newMember(context());
    const bio = {
      Valid: true,
      String: `Fond\u001b[2J of\u0007\n te\u0300${"\u0301".repeat(500)}a`,
    };
    const { body } = await call("PUT /me/profile", { token, body: { profile: { bio } } });
    expect(body.profile?.bio).toEqual({
      Valid: true,
      String: `Fond[2J of\n t\u00E8${"\u0301".repeat(7)}a`,
    });
  });

  it("leaves a password as it was typed", async () => {
    const password = "correct \u202Ehorse battery";
    const { email, headers } = await register(call, { ...registration(newEmail()), password });
    const token = tokenOf(await server.mailbox.next(email));
    await call(`GET /verify-email?token=${token}`, { headers });
    const signIn = async (typed: string) =>
      (await call(LOGIN, { body: { email, password: typed } })).status;
    expect([await signIn(password), await signIn("correct horse battery")]).toEqual([200, 401]);
  });

  it("answers a path that is none without repeating it", async () => {
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
    expect([broken.statusCode, broken.json().error_code]).toEqual([404, "not_found"]);
    expect((await call("GET /profile/picture/not-a-uuid", { token })).status).toBe(400);
  });

  it("hides a fault of ours behind a typed error", async () => {
    const { token } = await newMember(context());
    const mend = failStatements(
      server.services.db,
      /from "sessions" as "session"/,
      () => new Error("secret detail of the database"),
    );
    const answer = await call("GET /me", { token });
    mend();
    expect([answer.status, answer.body.error_code]).toEqual([500, "internal"]);
    expect(JSON.stringify(answer.body)).not.toContain("secret");
  });
});
