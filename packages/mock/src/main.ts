import { portOf } from "@gemel/command/arguments";
import { runCommand } from "@gemel/command/run-command";
import { startMock } from "./server.ts";

await runCommand(
  {
    usage: "npm run mock [-- --port N]",
    about: `Prism answers with the examples of openapi.yaml under /api, and the chat socket is beside it at /api/ws/chat.
Choose another answer with the header Prefer: example=NAME or Prefer: code=STATUS, and what the socket plays with
the query script=NAME.

  --port N  where it listens, 0 for a free port; without it PORT of the environment (4010)`,
    options: { port: { type: "string" } },
  },
  async ({ options }) => {
    const port =
      options.port === undefined
        ? portOf("PORT", process.env["PORT"] || "4010")
        : portOf("--port", options.port);
    console.log("Prism starts with openapi.yaml.");
    const mock = await startMock(port, { log: console.log });
    console.log(
      `The mock answers on ${mock.url} with the examples of openapi.yaml (--help says how to choose).`,
    );
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void mock.close());
    }
  },
);
