import cookie from "@fastify/cookie";
import { fastify } from "fastify";
import { describe, expect, it } from "vitest";
import { createOwnCookies } from "./own-cookies.ts";

describe.each<[string, boolean, string, string]>([
  [
    "belongs to this very host over https",
    true,
    "__Host-gemel_refresh",
    "Path=/; HttpOnly; Secure; SameSite=Strict",
  ],
  [
    "goes only where it is needed elsewhere",
    false,
    "gemel_refresh",
    "Path=/api/auth; HttpOnly; SameSite=Strict",
  ],
])("the cookie that keeps a member signed in %s", (_name, secure, name, attributes) => {
  const ask = async (headers: Readonly<Record<string, string>> = {}) => {
    const app = fastify();
    await app.register(cookie);
    const { refresh } = createOwnCookies(secure);
    app.get("/", async (request, reply) => {
      const sent = refresh.read(request);
      if (sent === undefined) refresh.write(reply, "next");
      else refresh.clear(reply);
      return sent ?? "";
    });
    const answer = await app.inject({ url: "/", headers });
    await app.close();
    return answer;
  };

  it("when it is set and when it is cleared", async () => {
    expect((await ask()).headers["set-cookie"]).toBe(
      `${name}=next; Max-Age=2592000; ${attributes}`,
    );
    const cleared = await ask({ cookie: `${name}=former` });
    expect(cleared.body).toBe("former");
    expect(cleared.headers["set-cookie"]).toBe(`${name}=; Max-Age=0; ${attributes}`);
  });

  it("and by no other name", async () => {
    const other = secure ? "gemel_refresh" : "__Host-gemel_refresh";
    expect((await ask({ cookie: `${other}=former` })).body).toBe("");
  });
});
