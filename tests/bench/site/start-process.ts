import { spawnServer } from "../../../packages/server/src/testing/process/spawn-server.ts";

type Settings = Readonly<Record<string, string>>;

/** A server in a process of its own, so that it and the one who measures it do not share a thread. */
export type Started = Awaited<ReturnType<typeof startProcess>>;

/**
 * Starts a process of a site. @param closing ends it
 * @param module what else it is to run
 */
export async function startProcess(
  closing: AsyncDisposableStack,
  settings: Settings = {},
  module?: string,
) {
  const { process, url, ended } = spawnServer(settings, module);
  const stop = async (): Promise<void> => {
    process.kill("SIGTERM");
    await ended;
  };
  closing.defer(stop);
  return { url: await url, pid: process.pid ?? 0, stop };
}
