import { freePort } from "../../../app/scripts/free-port.ts";
import {
  type SpawnedServer,
  spawnServer,
} from "../../../packages/server/src/testing/process/spawn-server.ts";
import { until } from "../load/until.ts";

export type Settings = Readonly<Record<string, string>>;

/** The timeout of a start, in seconds. */
const GIVE_UP_SECONDS = 60;

/** The server as a process of its own, on the same port whenever it starts. */
export class Gemel {
  readonly port: number;
  readonly url: string;
  /** How long the slowest start took until it was ready, in ms. */
  slowestReadyMs = 0;
  /** The output of each process that ended unexpectedly. */
  readonly breakdowns: string[] = [];
  readonly #settings: Settings;
  #server: SpawnedServer | undefined;

  private constructor(port: number, settings: Settings) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#settings = { ...settings, PORT: String(port) };
  }

  /** Starts one on a free port, and kills it in the end. */
  static async open(closing: AsyncDisposableStack, settings: Settings): Promise<Gemel> {
    const gemel = new Gemel(await freePort(), settings);
    closing.defer(() => gemel.kill());
    await gemel.start();
    return gemel;
  }

  /** Starts and waits until it is ready. @throws Error when it ends before, or takes a minute */
  async start(): Promise<void> {
    const begun = performance.now();
    const server = spawnServer(this.#settings);
    this.#server = server;
    void server.ended.then(({ code, stderr }) => {
      if (this.#server === server) this.breakdowns.push(`it ended with ${code}: ${stderr}`);
    });
    await server.url;
    if (!(await until(() => this.isReady(), GIVE_UP_SECONDS))) throw new Error("it is not ready");
    this.slowestReadyMs = Math.max(this.slowestReadyMs, performance.now() - begun);
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch (error) {
      if (error instanceof TypeError) return false; // Nothing listens.
      throw error;
    }
  }

  /** Ends it at once, as a power switch does. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Stops it. @throws Error when it does not end well */
  async stop(): Promise<void> {
    const end = await this.#end("SIGTERM");
    if (end !== undefined && end.code !== 0) {
      throw new Error(`it ended with ${end.code}: ${end.stderr}`);
    }
  }

  /** Starts another process with the same settings but the port. @returns why it was refused */
  async startSecond(): Promise<string> {
    const second = spawnServer({ ...this.#settings, PORT: "0" });
    const started = await second.url.then(
      () => true,
      () => false,
    );
    second.process.kill("SIGKILL");
    const { stderr } = await second.ended;
    return started ? "" : stderr;
  }

  async #end(signal: NodeJS.Signals) {
    const server = this.#server;
    this.#server = undefined;
    server?.process.kill(signal);
    return server?.ended;
  }
}
