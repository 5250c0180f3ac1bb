import { execFile } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { promisify } from "node:util";

/** Whether this machine has a program on its path. */
export const hasProgram = (name: string): Promise<boolean> =>
  promisify(execFile)("sh", ["-c", 'command -v "$0"', name]).then(
    () => true,
    () => false,
  );

/** Whether something listens on a port of this machine. */
export async function listens(port: number): Promise<boolean> {
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
