import type { Server } from "node:net";

export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("it listens nowhere");
  return address.port;
}
