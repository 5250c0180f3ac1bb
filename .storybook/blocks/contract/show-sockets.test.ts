import { expect, test } from "vitest";
import { showSockets } from "./show-sockets.ts";

const frames = { schema: { type: "object" }, examples: { plain: { value: {} } } };

test("the frames of a socket stand beside the call that opens it, and its close codes in the description", () => {
  const socket = { sent: frames, received: frames, closeCodes: { "1000": "The client left." } };
  const connect = { tags: ["talk"], description: "Upgrades.", "x-gemel-socket": socket };
  const shown = showSockets({ paths: { "/me": { get: {} }, "/ws/chat": { get: connect } } });

  expect(shown.paths["/me"]).toEqual({ get: {} });
  expect(shown.paths["/ws/chat"]?.["get"]?.description).toBe(
    "Upgrades.\n\n| Close code | Why |\n| --- | --- |\n| 1000 | The client left. |",
  );
  for (const { post } of Object.values(shown.webhooks)) {
    expect(post).toMatchObject({
      tags: ["talk"],
      requestBody: { content: { "application/json": frames } },
    });
  }
});
