import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { portOf } from "../port-of.ts";

/** A way to a server that a test can make swallow everything, as a broken network does: no end, no refusal. */
interface SilentRelay {
  /** The server's address by this way. */
  readonly url: string;
  fallSilent(): void;
  /** What comes from now on arrives; what was swallowed does not. */
  speakAgain(): void;
  close(): Promise<void>;
}

/** @param target the server's address */
export async function startSilentRelay(target: string): Promise<SilentRelay> {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  let isSilent = false;
  const pass = (from: Socket, to: Socket): void => {
    ends.add(from);
    from.on("data", (bytes) => {
      if (!isSilent) to.write(bytes);
    });
    from.on("error", () => from.destroy());
    from.on("close", () => {
      ends.delete(from);
      if (!isSilent) to.destroy();
    });
  };
  const listener = createServer((client) => {
    const server = connect(Number(port), hostname);
    pass(client, server);
    pass(server, client);
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const url = new URL(target);
  url.port = String(portOf(listener));
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
    },
    speakAgain: () => {
      isSilent = false;
    },
    close: async () => {
      const closed = once(listener, "close");
      listener.close();
      for (const end of ends) end.destroy();
      await closed;
    },
  };
}
