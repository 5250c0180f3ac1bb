import { afterAll, beforeAll, expect, test } from "vitest";
import { installPackages, type Consumer } from "./consumer.ts";

let consumer: Consumer;

beforeAll(async () => {
  consumer = await installPackages("api", "mock");
}, 120_000);

afterAll(() => consumer.remove());

const program = `import { createClient, likeOperations, memoryTokenStore } from "@gemel/api";
import type { LikeEntry } from "@gemel/api/values";
import { exampleToken } from "@gemel/mock/example-token";
import { type Choices, handlers } from "@gemel/mock/handlers";
import { startMock } from "@gemel/mock/server";
import { setupServer } from "msw/node";

const likesOf = async (baseUrl: string): Promise<readonly LikeEntry[]> => {
  const client = createClient({ baseUrl, tokenStore: memoryTokenStore(exampleToken()) });
  const result = await likeOperations(client).getLikes("received");
  if (!result.ok) throw new Error(result.error.kind);
  return result.value.items;
};

const choices: Choices = { getLikes: "empty" };
const server = setupServer(...handlers(choices));
server.listen();
const handled = await likesOf("https://gemel.example/api");
server.close();

const mock = await startMock(0);
const served = await likesOf(mock.url);
await mock.close();
console.log(handled.length, served.length > 0);
`;

test.each(["Bundler", "NodeNext"])("have types that %s resolves", async (moduleResolution) => {
  await consumer.write("program.ts", program);
  const compilerOptions = {
    target: "ES2024",
    module: moduleResolution === "Bundler" ? "ESNext" : moduleResolution,
    moduleResolution,
    strict: true,
    noEmit: true,
    types: ["node"],
  };
  await consumer.write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  expect(await consumer.run("tsc", "-p", ".")).toBe("");
});

test("work together in Node, in a test and over HTTP", async () => {
  await consumer.write("program.ts", program);
  expect(await consumer.run("node", "program.ts")).toBe("0 true\n");
});
