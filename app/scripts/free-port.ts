import { once } from "node:events";
import { createServer } from "node:net";

/**
 * The range in which ports are looked for: below the ports that systems give to outgoing connections, which
 * could take a port between the check and its use.
 */
const [FIRST, COUNT] = [11_000, 20_000];

const MAX_TRIES = 50;

/** A TCP port on loopback that nothing listens on at the moment, by chance, as several may look at once. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const server = createServer().listen(port, "127.0.0.1");
    try {
      await once(server, "listening");
    } catch {
      continue; // It is taken.
    }
    server.close();
    await once(server, "close");
    return port;
  }
  throw new Error(`No port is free of ${MAX_TRIES} that were tried`);
}
