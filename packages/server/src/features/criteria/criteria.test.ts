import { describe, expect, it } from "vitest";
import { newMember } from "../../testing/new-member.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";

const defaults = {
  target_sex: "",
  min_age: 25,
  max_age: 45,
  max_distance_km: 50,
  wants_children: false,
  accepts_pets: false,
  require_photo: false,
  require_voice: false,
};
const wishes = {
  target_sex: "other",
  min_age: 18,
  max_age: 99,
  max_distance_km: 1000,
  wants_children: true,
  accepts_pets: true,
  require_photo: true,
  require_voice: true,
};

describe("criteria", () => {
  const context = useSharedServer();
  const { call } = context;

  it("begin as everyone's do and are kept as they are saved, each member's own", async () => {
    const [{ token }, other] = [await newMember(context()), await newMember(context())];
    const before = await call("GET /me/criteria", { token });
    expect([before.status, before.body, before.headers["cache-control"]]).toEqual([
      200,
      defaults,
      "no-store",
    ]);
    const saved = await call("PUT /me/criteria", { token, body: wishes });
    expect([saved.status, saved.body]).toEqual([200, wishes]);
    expect((await call("GET /me/criteria", { token })).body).toEqual(wishes);
    await call("PUT /me/criteria", { token, body: { ...wishes, target_sex: "male" } });
    expect((await call("GET /me/criteria", { token })).body).toMatchObject({ target_sex: "male" });
    expect((await call("GET /me/criteria", { token: other.token })).body).toEqual(defaults);
  });

  it("take one year only, and refuse ages that are reversed", async () => {
    const { token } = await newMember(context());
    const one = { ...wishes, min_age: 33, max_age: 33 };
    expect((await call("PUT /me/criteria", { token, body: one })).status).toBe(200);
    const { status, body } = await call("PUT /me/criteria", {
      token,
      body: { ...wishes, min_age: 34, max_age: 33 },
    });
    expect([status, body.error_code, body.details]).toEqual([
      422,
      "validation_failed",
      [
        {
          field: "min_age",
          code: "above_max_age",
          message: "The youngest age cannot be above the oldest.",
        },
      ],
    ]);
    expect((await call("GET /me/criteria", { token })).body).toEqual(one);
  });

  it("saved twice at once are one or the other, whole", async () => {
    const { token } = await newMember(context());
    await Promise.all(
      [defaults, wishes, defaults, wishes].map((body) =>
        call("PUT /me/criteria", { token, body }).then(({ status }) => expect(status).toBe(200)),
      ),
    );
    expect([defaults, wishes]).toContainEqual((await call("GET /me/criteria", { token })).body);
  });
});
