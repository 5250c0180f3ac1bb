import { globSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import psyche from "../../packages/psyche/package.json" with { type: "json" };
import { installPackages, type Consumer } from "./consumer.ts";

let consumer: Consumer;

beforeAll(async () => {
  consumer = await installPackages("machines", "api", "psyche");
}, 240_000);

afterAll(() => consumer.remove());

/** Joins a machine with the client, and the client with a backend of the host's in the place of HTTP. */
const program = `import { createClient, memoryTokenStore, profileOperations } from "@gemel/api";
import { isUnreachable, readFailure } from "@gemel/machines/failure";
import { nicknameCheckMachine } from "@gemel/machines/nickname-check";
import { doubtfulAnswers } from "@gemel/psyche/open-answers";
import { languages, questionnaire } from "@gemel/psyche/questionnaire";
import report from "@gemel/psyche/report.json" with { type: "json" };
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";

const asked: string[] = [];
const client = createClient({
  baseUrl: "https://backend.example/api",
  tokenStore: memoryTokenStore(),
  fetch: async ({ url }) => {
    asked.push(url);
    return Response.json({ available: !url.endsWith("Grace") });
  },
});

const machine = nicknameCheckMachine.provide({
  actors: {
    checkNickname: fromPromise<{ readonly available: boolean }, { readonly nickname: string }>(
      async ({ input, signal }) => {
        const result = await profileOperations(client).checkNickname(input.nickname, { signal });
        if (!result.ok) throw result.error;
        return result.value;
      },
    ),
  },
});

for (const nickname of ["Adalie", "Ada\\u200b\\u200b", "Grace"]) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: "nickname.type", nickname });
  clock.increment(500);
  const { value } = await waitFor(actor, (snapshot) => !snapshot.matches("checking"));
  console.log(nickname, value);
}
console.log(asked.join("\\n"));
console.log(isUnreachable(readFailure({ kind: "network" })));
const answer = { id: "o1", asked: ["What moves you?"], text: "asdf asdf asdf" };
console.log(doubtfulAnswers([answer]).get("o1"), languages.length, questionnaire("de").id);
console.log(Object.keys(report).length > 0);
`;

const machines = globSync("*/*.machine.ts", {
  cwd: resolve(import.meta.dirname, "../../machines"),
});

const entries = (): string[] => [
  ...machines.map((file) => `@gemel/machines/${dirname(file)}`),
  ...[consumer.manifest, psyche].flatMap(({ name, exports }) =>
    Object.keys(exports)
      .filter((path) => !/\*|\.json$/.test(path))
      .map((path) => path.replace(".", name)),
  ),
];

test.each(["Bundler", "NodeNext"])("have types that %s resolves", async (moduleResolution) => {
  const every = entries().map((entry, index) => `export * as entry${index} from "${entry}";`);
  await consumer.write("program.ts", [program, ...every].join("\n"));
  const compilerOptions = {
    target: "ES2024",
    module: moduleResolution === "Bundler" ? "ESNext" : moduleResolution,
    moduleResolution,
    resolveJsonModule: true,
    strict: true,
    noEmit: true,
    types: ["node"],
  };
  await consumer.write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  expect(await consumer.run("tsc", "-p", ".")).toBe("");
});

test("run in Node with the host's own fetch and a clock of its own", async () => {
  await consumer.write("program.ts", program);
  expect(await consumer.run("node", "program.ts")).toBe(`Adalie available
Ada\u200b\u200b too_short
Grace taken
https://backend.example/api/nicknames/check?nickname=Adalie
https://backend.example/api/nicknames/check?nickname=Grace
true
empty 5 light-v1-streamlined
true
`);
});

test("every entry can be imported, and the manifest says for which Node", async () => {
  const imported = entries().map((entry) => `await import("${entry}");`);
  await consumer.write("every.mjs", [...imported, 'console.log("all");'].join("\n"));
  expect(await consumer.run("node", "every.mjs")).toBe("all\n");
  expect(consumer.manifest).toMatchObject({
    engines: { node: ">=22" },
    dependencies: {
      "@gemel/api": "^0.1.0",
      "@gemel/psyche": `^${psyche.version}`,
      xstate: "^5.33.3",
    },
    peerDependencies: {},
  });
});
