import { type Api, createApi, createClient, memoryTokenStore } from "@gemel/api";
import { exampleToken } from "@gemel/mock/example-token";
import { type Choices, handlers } from "@gemel/mock/handlers";
import { type Answer, operations } from "@gemel/mock/operations";
import { getResponse } from "msw";
import { describe, expect, test } from "vitest";
import { type CalledId, calls } from "./testing/calls.ts";

function apiThat(choices: Choices): Api {
  const client = createClient({
    baseUrl: "https://gemel.example/api",
    tokenStore: memoryTokenStore(exampleToken()),
    lock: (work) => work(),
    fetch: async (request) => {
      const response = await getResponse(handlers(choices), request);
      if (!response) throw new Error(`Nothing answers ${request.method} ${request.url}`);
      return response;
    },
  });
  return createApi(client);
}

const ids = Object.keys(calls) as CalledId[];

/** Returns the client's result for an answer. */
function expected({ status, body }: Answer): object {
  if (status < 300) return { ok: true };
  const { error_code: code, message } = body as { error_code: string; message: string };
  return { ok: false, error: { kind: "http", status, code, message } };
}

describe.each(ids)("%s", (operation) => {
  const answers = Object.entries(operations[operation].answers);
  const isFirstOfItsStatus = ([, { status }]: (typeof answers)[number], index: number): boolean =>
    answers.findIndex(([, other]) => other.status === status) === index;
  const successes = answers.filter(([, { status }]) => status < 300).filter(isFirstOfItsStatus);
  // Every failure is read by the same code, so one of them is enough. The client decides what a failed
  // refresh means for a session: its operations.test.ts tests that.
  const failure = operation === "refreshToken" ? [] : answers.slice(-1);

  test.each([...successes, ...failure])("the client reads %s", async (name, answer) => {
    const result = await calls[operation](apiThat({ [operation]: name }));
    expect(result).toMatchObject(expected(answer));
  });
});
