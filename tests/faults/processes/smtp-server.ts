import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { freePort } from "../../../app/scripts/free-port.ts";

export interface TakenMail {
  readonly to: string;
  /** Its Message-ID. */
  readonly id: string;
}

/**
 * A mail server that hands nothing on. It speaks as much of RFC 5321 as a client needs that hands mails on without
 * signing in.
 */
export async function startSmtpServer(closing: AsyncDisposableStack) {
  const port = await freePort();
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  let listener: Server | undefined;
  let isBusy = false;
  let refused = 0;

  const serve = async (socket: Socket): Promise<void> => {
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say("220 gemel.example");
    let to = "";
    let mail: string[] | undefined;
    for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
      if (mail !== undefined && line !== ".") {
        mail.push(line);
        continue;
      }
      if (mail !== undefined) {
        taken.push({ to, id: messageId(mail) });
        mail = undefined;
        say("250 taken");
        continue;
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === "MAIL" && isBusy) {
        refused++;
        say("451 come back later");
      } else if (command === "DATA") {
        mail = [];
        say("354 go on");
      } else if (command === "QUIT") {
        socket.end("221 bye\r\n");
      } else {
        if (command === "RCPT") to = /<(.*)>/.exec(line)?.[1] ?? "";
        say("250 well");
      }
    }
  };
  const server = {
    /** The environment of a server that is to use it. */
    settings: {
      MAIL_URL: `smtp://127.0.0.1:${port}`,
      CONTACT_EMAIL: "people@gemel.example",
    },
    /** All that it took, the oldest first. */
    taken: taken as readonly TakenMail[],
    /** How many mails it has refused. */
    get refused() {
      return refused;
    },
    /** Whether it says to come back later, as a server that is too busy does. */
    setBusy: (busy: boolean) => {
      isBusy = busy;
    },
    /** Is gone: connections break, new ones are refused. */
    leave: async () => {
      const leaving = listener;
      listener = undefined;
      if (leaving === undefined) return;
      const closed = once(leaving, "close");
      leaving.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    comeBack: async () => {
      listener = createServer((socket) => {
        sockets.add(socket);
        socket.on("close", () => sockets.delete(socket));
        // A client that breaks off hands its mail on again.
        serve(socket).catch(() => socket.destroy());
      }).listen(port, "127.0.0.1");
      await once(listener, "listening");
    },
  };
  await server.comeBack();
  closing.defer(() => server.leave());
  return server;
}

const messageId = (mail: readonly string[]): string =>
  mail.find((line) => /^message-id:/i.test(line))?.replace(/^message-id:\s*/i, "") ?? "";
