import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { AppError } from "../errors/app-error.ts";
import type { FileAnswer } from "./serve-files.ts";

/** A process loads in a second; where everything is busy it takes longer, whatever the file. */
const LOADING_MS = 30_000;
/** How long a process waits for the next file: what it holds goes with it. */
const IDLE_MS = 30_000;
/** The most idle processes: as many as `decoding` runs. */
const MAX_IDLE = 2;

/** Why a file has no answer: its process ended, which takes too much memory. */
export class ReaderEnded extends Error {
  override readonly name = "ReaderEnded";
}

/** A file kept its process busy for too long, or ended it; `cause` says which. */
export class UnreadFile extends Error {
  override readonly name = "UnreadFile";
}

export interface FileProcess<Request, Answer> {
  /**
   * @param maxMs how long it may take once the process has loaded, in milliseconds
   * @throws UnreadFile; AppError `unavailable` where the process does not load in time; what failed in it
   */
  ask(request: Request, maxMs: number): Promise<Answer>;
}

interface FileProcessOptions<Answer> {
  /** Limit of the JavaScript heap alone; `serveFiles` limits the rest. */
  readonly heapMegabytes: number;
  /** Whether what was read leaves the process as it was. @default always */
  readonly leavesCalm?: (answer: Answer) => boolean;
}

/**
 * Reads files of members in a process of its own, because a file's claims about itself can keep its reader
 * busy for ever, or take all memory: that process is ended, and the file is unreadable. A thread is not
 * enough: if its memory grows by a single large step, the whole process ends with it, and native code does
 * not free what a large file took.
 * @param program calls `serveFiles`
 */
export function createFileProcess<Request, Answer>(
  program: URL,
  { heapMegabytes, leavesCalm = () => true }: FileProcessOptions<Answer>,
): FileProcess<Request, Answer> {
  /** Processes that have read a file and wait for the next. They end with this one. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  const takeIdle = (): ChildProcess | undefined => {
    for (const [reader, timer] of idle) {
      idle.delete(reader);
      clearTimeout(timer);
      if (!reader.connected) continue;
      reader.ref();
      reader.channel?.ref();
      return reader;
    }
    return undefined;
  };

  /** Keeps a process for a while; this one need not wait for it. */
  const rest = (reader: ChildProcess): void => {
    if (idle.size >= MAX_IDLE) {
      reader.kill("SIGKILL");
      return;
    }
    reader.unref();
    reader.channel?.unref();
    const end = (): void => {
      idle.delete(reader);
      reader.kill("SIGKILL");
    };
    idle.set(reader, setTimeout(end, IDLE_MS).unref());
  };

  const start = async (): Promise<ChildProcess> => {
    const reader = fork(fileURLToPath(program), [], {
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      // The process reads files of strangers, so it has no secret; nor does `node --watch` send over its
      // channel.
      env: {},
      serialization: "advanced",
      // The output of a process that a file has crashed says nothing to an operator.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // The process may fail while it is being ended, or at rest; nothing waits for it then.
    reader.on("error", () => undefined);
    try {
      await answerOf(reader, LOADING_MS);
      return reader;
    } catch (cause) {
      reader.kill("SIGKILL");
      throw Object.assign(new AppError("unavailable"), { cause });
    }
  };

  return {
    ask: async (request, maxMs) => {
      const reader = takeIdle() ?? (await start());
      reader.send(request as NonNullable<Request> & object);
      let said: FileAnswer<Answer>;
      try {
        said = await answerOf<Answer>(reader, maxMs);
      } catch (cause) {
        reader.kill("SIGKILL");
        throw new UnreadFile("a file was not read", { cause });
      }
      if (said === "ready") throw new Error("a reader of files is ready twice");
      if ("answer" in said && leavesCalm(said.answer)) rest(reader);
      else reader.kill("SIGKILL");
      if ("failure" in said) throw said.failure;
      return said.answer;
    },
  };
}

/**
 * Returns the next message of a process.
 * @throws if it takes too long, or the process ends before: it takes too much memory
 */
async function answerOf<Answer>(reader: ChildProcess, maxMs: number): Promise<FileAnswer<Answer>> {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, AbortSignal.timeout(maxMs)]);
  try {
    const answer = once(reader, "message", { signal });
    const end = once(reader, "exit", { signal }).then(([code, by]) => {
      throw new ReaderEnded(`the reader of a file ended: ${by ?? code}`);
    });
    const [message] = await Promise.race([answer, end]);
    return message as FileAnswer<Answer>;
  } finally {
    done.abort();
  }
}
