import { type AnyHandler, getResponse, RequestHandler } from "msw";
import { expect, test } from "vitest";
import { type Choices, handlers } from "./handlers.ts";
import { answerFromContract } from "./story-api.ts";

const getMe = () => new Request("https://gemel.example/api/me");
const isRequestHandler = (handler: AnyHandler) => handler instanceof RequestHandler;
async function nicknameOf(response: Response | undefined): Promise<string | undefined> {
  const user = (await response?.json()) as { nickname: { String: string } } | undefined;
  return user?.nickname.String;
}

test("an example that the contract does not have is refused with those it has", () => {
  const choices = { login: "nonsense" } as unknown as Choices;
  expect(() => handlers(choices)).toThrow(
    /login has no example "nonsense"; it has .*emailNotVerified/,
  );
});

test("unreachable breaks the connection", async () => {
  const response = await getResponse(handlers({ getMe: "unreachable" }), getMe());
  expect(response?.type).toBe("error");
});

test("loading does not answer", async () => {
  const response = getResponse(handlers({ getMe: "loading" }), getMe());
  const others = getResponse(handlers(), getMe());
  expect(await Promise.race([response.then(() => "loading"), others.then(() => "others")])).toBe(
    "others",
  );
});

test("the socket's address answers a plain request with what it speaks", async () => {
  const request = new Request("https://gemel.example/api/ws/chat");
  const response = await getResponse(handlers(), request);
  expect(response?.status).toBe(426);
  expect(await response?.json()).toMatchObject({ error_code: "upgrade_required" });
});

test("a story chooses by its api parameter", async () => {
  const used: AnyHandler[] = [];
  const msw = { use: (...added: AnyHandler[]) => void used.push(...added) };
  answerFromContract({ msw, parameters: { api: { getMe: "admin" } } });
  expect(await nicknameOf(await getResponse(used.filter(isRequestHandler), getMe()))).toBe(
    "Marisol O.",
  );
});
