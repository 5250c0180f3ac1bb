import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { portOf } from "../port-of.ts";

/** The end at which a connection is to break. */
type Side = "client" | "server";

interface Connection {
  readonly client: Socket;
  readonly server: Socket;
}

/** The network between clients and servers, in a test's hands. */
export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;

/**
 * Passes connections on to servers in turn; to the next if one does not listen.
 * @param ports the servers' ports on this machine
 */
export async function startTcpProxy(ports: readonly number[]) {
  const connections = new Set<Connection>();
  let turn = 0;
  let delayMs = 0;
  let isSwallowing = false;

  /** Passes bytes on; those for a direction that has ended are dropped. */
  const passOn = async (from: Socket, to: Socket): Promise<void> => {
    for await (const bytes of from) {
      if (delayMs > 0) await pause(delayMs);
      if (isSwallowing || !to.writable || to.write(bytes)) continue;
      await Promise.race([once(to, "drain"), once(to, "close")]);
    }
    to.end();
  };
  const open = async (): Promise<Socket | undefined> => {
    for (let tried = 0; tried < ports.length; tried++) {
      const socket = await connectTo(ports[turn++ % ports.length] ?? 0);
      if (socket !== undefined) return socket;
    }
    return undefined;
  };
  const pass = async (client: Socket): Promise<void> => {
    const server = await open();
    if (server === undefined) return void client.resetAndDestroy();
    const connection = { client, server };
    connections.add(connection);
    const breakOff = (): void => {
      client.destroy();
      server.destroy();
    };
    // A direction that breaks takes the other with it; that is all there is to know of it.
    await Promise.all([
      passOn(client, server).catch(breakOff),
      passOn(server, client).catch(breakOff),
    ]);
    breakOff();
    connections.delete(connection);
  };
  const listener = createServer({ allowHalfOpen: true }, (client) => {
    client.on("error", () => client.destroy());
    void pass(client);
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  return {
    port: portOf(listener),
    /** How many there are. */
    get connections() {
      return connections.size;
    },
    /** Delays everything by so many milliseconds from now on, in each direction. */
    delay: (ms: number) => {
      delayMs = ms;
    },
    /** Swallows everything from now on, as a broken network does, or passes on what comes next. */
    swallow: (isOn: boolean) => {
      isSwallowing = isOn;
    },
    /** Cuts every connection, as a network does: both ends get a reset. @returns how many */
    cut: () => {
      const all = [...connections];
      for (const { client, server } of all) {
        client.resetAndDestroy();
        server.resetAndDestroy();
      }
      return all.length;
    },
    /** Ends one direction of every connection: that side receives an end of the stream. @returns how many */
    halfClose: (side: Side) => {
      const all = [...connections];
      for (const connection of all) connection[side].end();
      return all.length;
    },
    close: async () => {
      const closed = once(listener, "close");
      listener.close();
      for (const { client, server } of connections) {
        client.destroy();
        server.destroy();
      }
      await closed;
    },
  };
}

async function connectTo(port: number): Promise<Socket | undefined> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  return new Promise((resolve) => {
    socket.once("connect", () => resolve(socket));
    socket.on("error", () => {
      socket.destroy();
      resolve(undefined);
    });
  });
}
