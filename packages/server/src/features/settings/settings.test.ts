import { describe, expect, it } from "vitest";
import { newMember } from "../../testing/new-member.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";

const allOn = { matches: true, messages: true, twin_ready: true };

describe("settings", () => {
  const context = useSharedServer();
  const read = async (token: string) => {
    const { status, bytes } = await context().call("GET /me/settings", { token });
    return [status, JSON.parse(bytes.toString())];
  };
  const change = async (token: string, body: unknown) => {
    const { status, bytes } = await context().call("PATCH /me/settings", { token, body });
    return [status, JSON.parse(bytes.toString())];
  };

  it("begin with the language of the registration and every notice, before onboarding too", async () => {
    const { token } = await newMember(context());
    expect(await read(token)).toEqual([200, { preferred_language: "en", notices: allOn }]);
  });

  it("change where they are named, and stay otherwise", async () => {
    const [ada, ben] = [await newMember(context()), await newMember(context())];
    const german = { preferred_language: "de", notices: allOn };
    expect(await change(ada.token, { preferred_language: "de" })).toEqual([200, german]);
    const some = { ...german, notices: { ...allOn, messages: false } };
    expect(await change(ada.token, { notices: { messages: false } })).toEqual([200, some]);
    const both = { preferred_language: "it", notices: { messages: true, twin_ready: false } };
    const last = { preferred_language: "it", notices: { ...allOn, twin_ready: false } };
    expect(await change(ada.token, both)).toEqual([200, last]);
    expect(await read(ada.token)).toEqual([200, last]);
    expect(await read(ben.token)).toEqual([200, { preferred_language: "en", notices: allOn }]);
  });

  it("keep two changes at once, each of something else", async () => {
    const { token } = await newMember(context());
    const kinds = ["matches", "messages", "twin_ready"];
    await Promise.all(kinds.map((kind) => change(token, { notices: { [kind]: false } })));
    const allOff = { matches: false, messages: false, twin_ready: false };
    expect(await read(token)).toEqual([200, { preferred_language: "en", notices: allOff }]);
  });

  it("turn the language of everything that is sent to the member", async () => {
    const { call, server } = context();
    const { token, email } = await newMember(context());
    await change(token, { preferred_language: "fr" });
    expect((await call("GET /me", { token })).body).toMatchObject({ preferred_language: "fr" });
    await call("POST /auth/forgot-password", { body: { email } });
    expect((await server.mailbox.next(email)).text).toContain("Bonjour,");
  });
});
