import { once } from "node:events";
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { connect } from "node:net";
import { delimiter, join } from "node:path";

async function listens(port: number): Promise<boolean> {
  const socket = connect({ host: "127.0.0.1", port });
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function isOnPath(program: string): Promise<boolean> {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  const found = folders.map((folder) =>
    access(join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(found)).includes(true);
}

const services = [
  {
    name: "PostgreSQL at 127.0.0.1:5432",
    isThere: () => listens(5432),
    without: "suites that run on both databases run on the embedded one alone",
  },
  {
    name: "Redis at 127.0.0.1:6379",
    isThere: () => listens(6379),
    without: "suites of several processes are skipped",
  },
  { name: "nginx", isThere: () => isOnPath("nginx"), without: "the deployment is not tested" },
];

/** One line for each service that this machine lacks: what is left out for it. */
export async function describeAbsent(): Promise<string[]> {
  const lines = services.map(async ({ name, isThere, without }) =>
    (await isThere()) ? [] : [`Without ${name}: ${without}.`],
  );
  return (await Promise.all(lines)).flat();
}
