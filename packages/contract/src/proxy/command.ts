import { fileURLToPath } from "node:url";
import { runCommand } from "@gemel/command/run-command";
import { type Given, portOf } from "@gemel/command/arguments";
import { MendableError } from "@gemel/command/mendable-error";
import { createCheck } from "./check.ts";
import { type Proxy, startProxy } from "./start-proxy.ts";

export const commandLine = {
  usage: "npm run contract -- proxy URL [--port N]",
  about: `Serves /api before a backend, and prints every request and answer that breaks the contract. It judges recordings,
pictures and the chat socket too, which Prism's own proxy (npm run prism -- proxy openapi.yaml URL --errors) reads
as text or not at all.

  URL       the backend (http://localhost:3000, /api is added) or where its API begins
  --port N  where the proxy listens, 0 for a free port (4020)`,
  options: { port: { type: "string", default: "4020" } },
  operands: { name: "URL", min: 1, max: 1 },
} as const;

interface Arguments {
  /** The base address of the backend's paths, `http://localhost:3000/api`. */
  readonly base: URL;
  readonly port: number;
}

function readBase(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new MendableError(`"${text}" is no http or https URL: ${commandLine.usage}`);
  }
  return url.pathname === "/" ? new URL("/api", url) : url;
}

/** @throws MendableError */
export const readArguments = ({
  options,
  operands: [url = ""],
}: Given<(typeof commandLine)["options"]>): Arguments => ({
  base: readBase(url),
  port: portOf("--port", options.port),
});

const ownContract = fileURLToPath(new URL("../../../../openapi.yaml", import.meta.url));

const ANSWER_TIMEOUT_MS = 30_000;

/**
 * Starts the proxy that the command line asks for.
 * @throws Error of the system when the port is taken
 */
export async function serve(
  { base, port }: Arguments,
  report: (line: string) => void,
  contract = ownContract,
): Promise<Proxy> {
  const check = await createCheck(contract);
  return startProxy({ check, upstream: { base, timeoutMs: ANSWER_TIMEOUT_MS }, port, report });
}

export const runProxy = (args: readonly string[]): Promise<void> =>
  runCommand(
    commandLine,
    async (given) => {
      const wanted = readArguments(given);
      const proxy = await serve(wanted, console.log);
      console.log(`The proxy answers on ${proxy.url} and holds ${wanted.base} to openapi.yaml.`);
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, proxy.close);
    },
    args,
  );
