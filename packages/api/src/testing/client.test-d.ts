import { expectTypeOf } from "vitest";
import type { Api, ApiClient, ApiError, Result } from "@gemel/api";
import { readFrame, writeFrame } from "@gemel/api/live";
import type { Feed, Message, Page, Profile, User } from "@gemel/api/values";
import { callsOf } from "../calls.ts";
import { nothing } from "../values/reading/reader.ts";

/** Checked by the compiler, never run: a line that begins to compile fails `npm run typecheck`. */
export async function typesOfTheContract(client: ApiClient, api: Api): Promise<void> {
  const { get, post, put, remove } = callsOf(client);
  // @ts-expect-error a path that the contract does not have
  await get("/my", nothing);
  // @ts-expect-error a method that the path does not have
  await remove("/me", nothing);
  // @ts-expect-error the query parameter is required
  await get("/verify-email", nothing);
  // @ts-expect-error the query parameter has another name
  await get("/verify-email", nothing, { params: { query: { code: "x" } } });
  // @ts-expect-error the path parameter is required
  await get("/profile/picture/{userId}", nothing, { params: { path: {} } });
  // @ts-expect-error the body is required
  await post("/auth/login", nothing);
  // @ts-expect-error a field of the body is missing
  await post("/auth/login", nothing, { body: { email: "a@example.com" } });
  const credentials = { email: "a@example.com", password: "12345678" };
  // @ts-expect-error a language that Gemel does not speak
  await api.register({ ...credentials, preferred_language: "ja", recaptcha_token: "" });
  // @ts-expect-error plain values do not travel in updates
  await put("/me/profile", nothing, { body: { profile: { city: "Torino" } } });
  // @ts-expect-error a sex that the contract does not have
  await api.updateMyProfile({ sex: "unknown" });
  // @ts-expect-error a direction that likes do not have
  await api.getLikes("sent");
  // @ts-expect-error a reason that the contract does not have
  await api.reportProfile("id", { reason: "boring" });
  // @ts-expect-error all eight criteria are sent
  await api.updateCriteria({ min_age: 25, max_age: 45 });
  // @ts-expect-error one speaks with a twin or the advisor, in lower case
  await api.askByVoice({ file: new Blob(), conversationId: "id", convType: "TWIN" });
  // @ts-expect-error how long a voice note is belongs to it
  await api.sendVoiceNote("id", { audio: new Blob() });
  // @ts-expect-error an answer to a question names all that it could hold
  await api.submitAnswers({ questionnaire_id: "q", responses: [{ question_id: "1" }] });
  // @ts-expect-error the live connection is no call
  await api.connectChat();

  const { data } = await client.http.GET("/me");
  // @ts-expect-error without a look at the error there may be no data
  expectTypeOf(data.email).toBeString();

  const result = await api.getMe();
  // @ts-expect-error without a look at `ok` there may be no value
  expectTypeOf(result.value).toEqualTypeOf<User>();
  if (result.ok) expectTypeOf(result.value).toEqualTypeOf<User>();
  else expectTypeOf(result.error).toEqualTypeOf<ApiError>();
  expectTypeOf(api.getMyProfile).returns.resolves.toEqualTypeOf<Result<Profile>>();
  expectTypeOf(api.getDiscoverFeed).returns.resolves.toEqualTypeOf<Result<Feed>>();
  expectTypeOf(api.getMessages).returns.resolves.toEqualTypeOf<Result<Page<Message>>>();
  const likes = await api.getLikes("received");
  // @ts-expect-error without a look at `ok` there may be no list
  expectTypeOf(likes.value.items).toBeArray();
  const frame = readFrame("{}");
  // @ts-expect-error what came may be no frame
  expectTypeOf(frame.type).toBeString();
  // @ts-expect-error only an acknowledgement has one for sure
  if (frame) expectTypeOf(frame.client_msg_id).toBeString();
  if (frame?.type === "ack") expectTypeOf(frame.client_msg_id).toBeString();
  // @ts-expect-error a message to send has a text
  writeFrame({ conversation_id: "id" });
  expectTypeOf(api.getPicture).returns.resolves.toEqualTypeOf<Result<Blob>>();
}
