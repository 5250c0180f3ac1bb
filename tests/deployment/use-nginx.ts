import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { portOf } from "../../packages/server/src/testing/port-of.ts";
import { createSite, type Site } from "./https-client.ts";
import { startNginx, type StartedNginx } from "./start-nginx.ts";

interface Front {
  readonly nginx: StartedNginx;
  readonly site: Site;
}

/** The nginx of a suite, before processes that answer so. */
export function useNginx(processes: readonly RequestListener[]): () => Front {
  const servers: Server[] = [];
  let front: Front | undefined;
  beforeAll(async () => {
    for (const answer of processes) {
      const server = createServer(answer).listen(0, "127.0.0.1");
      servers.push(server);
      await once(server, "listening");
    }
    const nginx = await startNginx(servers.map(portOf));
    front = { nginx, site: createSite(nginx.port, nginx.certificate) };
  });
  afterAll(async () => {
    await front?.nginx.stop();
    for (const server of servers) {
      server.closeAllConnections();
      await once(server.close(), "close");
    }
  });
  return () => {
    if (front === undefined) throw new Error("nginx has not started");
    return front;
  };
}
