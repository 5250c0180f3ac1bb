import { describe, expect, it } from "vitest";
import { keepLooks } from "../profiles/nickname.ts";
import { addPeople } from "../../testing/add-people.ts";
import { newMember, newNickname } from "../../testing/new-member.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";
import { profileStore } from "../profiles/store.ts";

const check = (nickname: string): string =>
  `GET /nicknames/check?nickname=${encodeURIComponent(nickname)}`;

describe("nicknames", () => {
  const context = useSharedServer();
  const { call, server } = context;

  it("are free until a member saves them, then taken whatever their case", async () => {
    const { token } = await newMember(context());
    const other = await newMember(context());
    const nickname = newNickname("Zoë");
    expect((await call(check(nickname), { token })).body).toEqual({ available: true });
    await call("PUT /me/profile", { token, body: { nickname, profile: {} } });
    const decomposed = nickname.toUpperCase().normalize("NFD");
    expect((await call(check(decomposed), { token: other.token })).body).toEqual({
      available: false,
    });
    expect((await call(check(decomposed), { token })).body).toEqual({ available: true });
  });

  it("are taken for all that look like them, and keep to one script", async () => {
    const { token } = await newMember(context());
    const other = await newMember(context());
    const nickname = newNickname("Robin");
    await call("PUT /me/profile", { token, body: { nickname, profile: {} } });
    const lookAlike = nickname.replace("o", "\u043e");
    expect((await call(check(lookAlike), { token: other.token })).body).toEqual({
      available: false,
    });
    const body = { nickname: lookAlike, profile: {} };
    const saved = await call("PUT /me/profile", { token: other.token, body });
    expect([saved.status, saved.body.error_code]).toEqual([409, "nickname_taken"]);
    const mixed = newNickname("Zoë").replace("o", "\u043e");
    expect((await call(check(mixed), { token: other.token })).status).toBe(422);
  });

  it("that were claimed before looks were compared are guarded after housekeeping", async () => {
    const { token } = await newMember(context());
    const [older] = await addPeople(context(), [{}]);
    const alike = older.nickname.replace("M", "rn").replace("m", "rn");
    expect((await call(check(alike), { token })).body).toEqual({ available: true });
    await keepLooks(server.services);
    expect((await call(check(alike), { token })).body).toEqual({ available: false });
    expect(await profileStore(server.services.db).findWithoutLook(10)).toEqual([]);
  });

  it("do not change once set; sending the same again is harmless", async () => {
    const { token } = await newMember(context());
    const nickname = newNickname("Zoë");
    const save = (name: string) =>
      call("PUT /me/profile", { token, body: { nickname: name, profile: {} } });
    expect((await save(nickname)).status).toBe(200);
    expect((await save(` ${nickname} `)).status).toBe(200);
    const changed = await save(newNickname("Zoë"));
    expect([changed.status, changed.body.error_code]).toEqual([409, "nickname_immutable"]);
  });

  it("have at least five characters, and no odd ones", async () => {
    const { token } = await newMember(context());
    for (const nickname of ["<script>", "     ab", "_under", "star★star"]) {
      const answer = await call(check(nickname), { token });
      expect([answer.status, answer.body.error_code]).toEqual([422, "validation_failed"]);
    }
  });
});
