import { expect, test } from "vitest";
import { type Graph, readGraph, reachedBy } from "./graph.ts";

const graph: Graph = readGraph();

test.each([
  [
    "a component",
    "packages/ui/src/media/AudioPlayer/AudioPlayer.tsx",
    "packages/ui/src/media/AudioPlayer/AudioPlayer.stories.tsx",
  ],
  [
    "a component's styles",
    "packages/ui/src/media/AudioPlayer/AudioPlayer.css.ts",
    "packages/ui/src/media/AudioPlayer/AudioPlayer.test.tsx",
  ],
  [
    "a component through the package's exports",
    "packages/ui/src/media/AudioPlayer/AudioPlayer.tsx",
    "app/routes/chat/ChatPage.stories.tsx",
  ],
  ["a machine", "machines/chat/chat.machine.ts", "app/routes/chat/ChatPage.stories.tsx"],
  ["a page", "app/routes/settings/SettingsPage.tsx", "tests/e2e/settings.spec.ts"],
  ["a text", "packages/i18n/locales/de.json", "packages/i18n/src/catalogue/catalogues.test.ts"],
  [
    "an operation, through the client that calls it",
    "packages/server/src/features/likes/operations.ts",
    "tests/e2e/discover.spec.ts",
  ],
  ["the contract", "openapi.yaml", "tests/contract/lint.test.ts"],
])("%s reaches its test", (_, changed, reached) => {
  expect(reachedBy(graph, [changed])).toContain(reached);
});

test("what is nearer comes first, and what bears the same name before the rest", () => {
  const near = reachedBy(graph, ["packages/server/src/features/accounts/operations.ts"]);
  const servers = near.filter(
    (path) => path.startsWith("packages/server/") && path.endsWith(".test.ts"),
  );
  expect(servers[0]).toMatch(/^packages\/server\/src\/features\/accounts\//);
  expect(near[0]).toBe("packages/server/src/features/accounts/operations.ts");
});
