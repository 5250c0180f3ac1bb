/** How often a process looks at what it holds. */
const LOOK_MS = 25;

/**
 * What a process of `createFileProcess` runs: it says that it is ready, then answers each request. It ends
 * itself where it holds too much, whatever native code took it, which no option of Node bounds.
 * @param maxMegabytes that it may hold in all
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

/** What such a process sends: once that it is ready, then what became of each file, or what failed here. */
export type FileAnswer<Answer> =
  | "ready"
  | { readonly answer: Answer }
  | { readonly failure: unknown };
