/** How often a process looks at what it holds. */
const LOOK_MS = 25;

/**
 * Runs a process of `createFileProcess`: it says that it is ready, then answers each request. It ends itself
 * if it holds too much memory, also if native code took it, which no option of Node limits.
 * @param maxMegabytes the most that it may hold in all
 */
export function serveFiles<Request, Answer>(
  maxMegabytes: number,
  work: (request: Request) => Promise<Answer>,
): void {
  const send = (answer: FileAnswer<Answer>): void => void process.send?.(answer);
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMegabytes * 1024 * 1024)
      process.kill(process.pid, "SIGKILL");
  }, LOOK_MS).unref();
  process.on("message", (request: Request) => {
    work(request).then(
      (answer) => send({ answer }),
      (failure: unknown) => send({ failure }),
    );
  });
  send("ready");
}

/** The messages of such a process: first that it is ready, then each file's outcome, or the failure here. */
export type FileAnswer<Answer> =
  | "ready"
  | { readonly answer: Answer }
  | { readonly failure: unknown };
