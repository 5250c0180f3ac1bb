import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const contract = fileURLToPath(new URL("./generated/openapi.yaml", import.meta.url));
const cli = fileURLToPath(import.meta.resolve("@stoplight/prism-cli"));

/** Ends Prism with this process, however that ends: the pipe to it closes then. */
const endWithParent = "data:text/javascript,process.stdin.on('end',()=>process.exit()).resume()";

export interface Prism {
  /** `http://127.0.0.1:{port}`; paths there have no `/api`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts Prism's own mock, `prism mock openapi.yaml`, in a process of its own on a free loopback port.
 * @param log gets what Prism says of each request, line by line
 * @throws Error with what Prism said when it does not start
 */
export async function startPrism(log: (line: string) => void = () => undefined): Promise<Prism> {
  const args = [cli, "mock", contract, "--port", "0", "--host", "127.0.0.1", "--cors", "false"];
  // With NODE_ENV=production Prism would serve from another process, which outlives this one.
  const single = ["--multiprocess", "false"];
  const child = spawn(process.execPath, ["--import", endWithParent, ...args, ...single]);
  const ended = once(child, "close");
  let said = "";
  child.stderr.on("data", (bytes: Buffer) => (said += bytes.toString()));
  const lines = createInterface({ input: child.stdout });
  const listening = new Promise<string>((resolve) => {
    lines.on("line", (line) => {
      const [, url] = /Prism is listening on (http:\S+)/.exec(line) ?? [];
      if (url === undefined) said += `${line}\n`;
      else resolve(url);
    });
  });
  const url = await Promise.race([listening, ended]);
  if (typeof url !== "string") throw new Error(`Prism does not start: ${said}`);
  lines.removeAllListeners("line").on("line", log);
  return {
    url,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
