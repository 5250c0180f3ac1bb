import { expect, test } from "vitest";
import { silence } from "./world/media.ts";
import { formOf, signIn } from "./testing/client.ts";
import { useBackend } from "./testing/use-backend.ts";

const context = useBackend();

const EMAIL = "noor.haddad@example.org";
const PASSWORD = "trois petits chats";
/** One white point. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==",
  "base64",
);

const tokensIn = (mails: string): string[] =>
  [...mails.matchAll(/token=(\S+)/g)].map(([, token = ""]) => token);

interface Questions {
  readonly id: string;
  readonly blocks: readonly {
    readonly id: string;
    readonly questions: readonly {
      readonly id: string;
      readonly options: readonly { readonly id: string }[];
    }[];
  }[];
}

const answersTo = ({ id, blocks }: Questions) => ({
  questionnaire_id: id,
  responses: blocks.flatMap((block) =>
    block.questions.map(({ id: question_id, options: [most, least] }) => ({
      question_id,
      block_id: block.id,
      most_appropriate_answer_id: most?.id ?? null,
      least_appropriate_answer_id: least?.id ?? null,
      open_answer_text: most ? null : "A long walk, and then soup.",
    })),
  ),
});

test("from registering to everything open", async () => {
  const { call, readOutbox } = context();
  const json = { preferred_language: "fr", recaptcha_token: "", email: EMAIL, password: PASSWORD };
  expect(await call("POST /auth/register", { json })).toMatchObject({ status: 202 });
  const login = { email: EMAIL, password: PASSWORD };
  expect(await call("POST /auth/login", { json: login })).toMatchObject({ status: 403 });

  const [link] = tokensIn(readOutbox(EMAIL));
  const verify = `GET /verify-email?token=${link}`;
  const verified = [await call(verify), await call(verify)];
  expect(verified.map(({ status }) => status)).toEqual([200, 200]);

  const token = await signIn(call, login);
  expect(await call("GET /discover", { token })).toMatchObject({ status: 403 });
  const profile = {
    birth_date: { Valid: true, Time: "1990-02-28T00:00:00Z" },
    sex: { Valid: true, String: "female" },
  };
  const told = await call("PUT /me/profile", { token, json: { profile, nickname: "Noor H." } });
  expect(told.body).toMatchObject({ nickname: { Valid: true, String: "Noor H." }, profile });
  const { body: asked } = await call("GET /psy/questionnaire/Light v1 - Streamlined/fr", { token });
  const answers = answersTo(asked as unknown as Questions);
  expect(await call("POST /psy/answers", { token, json: answers })).toMatchObject({ status: 202 });
  expect(await call("POST /psy/answers", { token, json: answers })).toMatchObject({ status: 409 });
  expect(await call("GET /me", { token })).toMatchObject({
    body: { onboarding_status: "questionnaire_completed" },
  });

  expect(await call("GET /me/profile-digest", { token })).toMatchObject({ status: 409 });
  expect(await call("GET /me/profile-digest", { token })).toMatchObject({ status: 200 });
  expect(await call("GET /me", { token })).toMatchObject({
    body: { onboarding_status: "onboarding_complete" },
  });
});

test("a forgotten password is set anew with its link, once", async () => {
  const { call, members, readOutbox } = context();
  const { email, password } = members.registered;
  await call("POST /auth/forgot-password", { json: { email } });
  const token = tokensIn(readOutbox(email)).at(-1);
  const json = { token, password: "vier Jahreszeiten" };
  expect(await call("POST /auth/reset-password", { json })).toMatchObject({ status: 200 });
  expect(await call("POST /auth/reset-password", { json })).toMatchObject({ status: 410 });
  const old = { email, password };
  expect(await call("POST /auth/login", { json: old })).toMatchObject({ status: 401 });
  expect(await signIn(call, { email, password: json.password })).toEqual(expect.any(String));
});

test("a refresh cookie rotates; one from before the last ends the session", async () => {
  const { call, members } = context();
  const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const { headers } = await call("POST /auth/login", { json: members.second });
  const first = cookieOf(headers);
  const refresh = (cookie: string) =>
    call("POST /auth/refresh-token", { headers: { Cookie: cookie } });
  const second = cookieOf((await refresh(first)).headers);
  expect(second).not.toBe(first);
  expect(cookieOf((await refresh(first)).headers)).toBe(second);
  const third = cookieOf((await refresh(second)).headers);
  expect(await refresh(first)).toMatchObject({ status: 401 });
  expect(await refresh(third)).toMatchObject({ status: 401 });
});

test("a picture and a voice message are kept, sent, and taken down", async () => {
  const { call, tokenOf } = context();
  const token = await tokenOf("second");
  const { body: me } = await call("GET /me", { token });
  const voice = Buffer.from(silence().bytes);
  const picture = formOf("profile_picture", PNG);
  expect(await call("POST /me/profile/picture", { token, form: picture })).toMatchObject({
    body: { profile_picture_filename: expect.stringMatching(/\.png$/) },
  });
  expect(await call(`GET /profile/picture/${me["id"]}`, { token })).toMatchObject({ bytes: PNG });
  const note = formOf("voice_message", voice);
  expect(await call("POST /me/profile/voice", { token, form: note })).toMatchObject({
    status: 200,
  });
  const part = await call("GET /me/profile/voice", { token, headers: { Range: "bytes=4-9" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("Content-Range")).toBe(`bytes 4-9/${voice.length}`);
  expect(part.bytes).toEqual(voice.subarray(4, 10));
  for (const what of ["picture", "voice"]) {
    expect(await call(`DELETE /me/profile/${what}`, { token })).toMatchObject({ status: 204 });
  }
  expect(await call("GET /me/profile/voice", { token })).toMatchObject({ status: 404 });
});

test("the feed ends, and shows nobody twice", async () => {
  const { call, tokenOf } = context();
  const token = await tokenOf("onboarding_complete");
  const seen: unknown[] = [];
  let after: unknown;
  do {
    const query = new URLSearchParams({ limit: "7", ...(after ? { after: String(after) } : {}) });
    const { body } = await call(`GET /discover?${query}`, { token });
    seen.push(...(body["items"] as { id: string }[]).map(({ id }) => id));
    after = body["next_cursor"];
  } while (after);
  expect(seen.length).toBeGreaterThan(7);
  expect(new Set(seen).size).toBe(seen.length);
});

test("criteria are kept", async () => {
  const { call, tokenOf } = context();
  const token = await tokenOf("second");
  const { body: before } = await call("GET /me/criteria", { token });
  const json = { ...before, min_age: 30, require_voice: true };
  await call("PUT /me/criteria", { token, json });
  expect((await call("GET /me/criteria", { token })).body).toEqual(json);
});
