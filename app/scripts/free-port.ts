import { once } from "node:events";
import { createServer } from "node:net";

/** A TCP port on loopback that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Not a TCP address");
  server.close();
  await once(server, "close");
  return address.port;
}
