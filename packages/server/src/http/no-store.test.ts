import { expect, it } from "vitest";
import { completeMember } from "../testing/complete-member.ts";
import { PASSWORD } from "../testing/new-member.ts";
import { twoMembers } from "../testing/two-members.ts";
import { setFiles } from "../testing/uploads/set-files.ts";
import { useSharedServer } from "../testing/use-test-server.ts";

const context = useSharedServer();

it("has browsers keep no answer but pictures and recordings, and those for the member alone", async () => {
  const { call } = context();
  const { id, token } = await completeMember(context());
  await setFiles(context(), token);
  const kept = async (path: string) => (await call(path, { token })).headers["cache-control"];
  for (const path of ["GET /me", "GET /me/settings", "GET /me/sessions", "GET /me/export"]) {
    expect(await kept(path), path).toBe("no-store");
  }
  expect((await call("PUT /me/profile", { token, body: { profile: {} } })).headers).toMatchObject({
    "cache-control": "no-store",
  });
  for (const path of [`GET /profile/picture/${id}`, `GET /profile/voice/${id}`]) {
    expect(await kept(path), path).toBe("private, no-cache");
  }
});

it("has a browser forget those too, as the member signs out or deletes the account", async () => {
  const { call } = context();
  const [ada, ben] = await twoMembers(context());
  const left = [
    await call("POST /auth/logout", { token: ada.token }),
    await call("POST /me/deletion", { token: ben.token, body: { password: PASSWORD } }),
  ];
  for (const { headers } of left) expect(headers["clear-site-data"]).toBe('"cache"');
});
