import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../../app/scripts/free-port.ts";
import { addEmptyCluster } from "../../../packages/server/src/testing/database/empty-cluster.ts";
import { Outbox } from "./outbox.ts";

const repository = resolve(import.meta.dirname, "../../..");

const readyWithin = 240_000;

export type BackendSettings = Readonly<Record<string, string>>;

/** The real backend as a process of its own, on a port and a data folder of its own. */
export class Backend {
  readonly url: string;
  readonly dataDir: string;
  readonly outbox: Outbox;
  readonly #port: number;
  readonly #settings: BackendSettings;
  #process: ChildProcess | undefined;
  #log = "";

  private constructor(port: number, dataDir: string, settings: BackendSettings) {
    this.url = `http://localhost:${port}`;
    this.dataDir = dataDir;
    this.outbox = new Outbox(join(dataDir, "outbox"));
    this.#port = port;
    this.#settings = settings;
  }

  /**
   * Starts without demo members and without limits by default.
   * @param addData fills the data folder before: with an empty database by default
   */
  static async start(
    settings: BackendSettings = {},
    addData: (dataDir: string) => Promise<void> = addEmptyCluster,
  ): Promise<Backend> {
    const dataDir = await mkdtemp(join(tmpdir(), "gemel-journey-"));
    await addData(dataDir);
    const backend = new Backend(await freePort(), dataDir, settings);
    await backend.start();
    return backend;
  }

  /** The output of the process since its first start. */
  get log(): string {
    return this.#log;
  }

  /** Process id of the running backend. */
  get pid(): number {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error("The backend does not run");
    return pid;
  }

  /** Starts again on the same port and data folder, after `kill` or `stop`. */
  async start(): Promise<void> {
    if (this.#process) throw new Error("The backend is running already");
    const child = spawn(process.execPath, ["packages/server/src/main.ts"], {
      cwd: repository,
      env: {
        ...process.env,
        DEMO: "off",
        LIMITS: "off",
        ROBOT_CHECK: "altcha",
        ...this.#settings,
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        PUBLIC_URL: this.url,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (this.#log += text));
    }
    try {
      await this.#ready(child);
    } catch (error) {
      await this.kill();
      throw error;
    }
  }

  async #ready(child: ChildProcess): Promise<void> {
    const giveUp = Date.now() + readyWithin;
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(`The backend stopped:\n${this.#log}`);
      if (Date.now() > giveUp) throw new Error(`The backend is not ready:\n${this.#log}`);
      await wait(50);
    }
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false; // Nothing listens yet.
    }
  }

  /** Ends the process at once, as a power switch would end it, with no chance to tidy up. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Asks the process to close its database and end, as Ctrl-C does. */
  async stop(): Promise<void> {
    await this.#end("SIGINT");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  /** Stops the process and removes its data folder. */
  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
