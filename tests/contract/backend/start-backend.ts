import { once } from "node:events";
import { createServer } from "node:http";
import { makeBackend } from "./backend.ts";
import { readDocument } from "./contract/contract.ts";
import { type FaultName, faults } from "./faults/faults.ts";
import { answerRequest } from "./http/answer-request.ts";
import { asAnswer } from "./http/as-answer.ts";
import { send } from "./http/send.ts";
import { acceptSockets } from "./socket/accept-sockets.ts";
import { readOutbox } from "./world/mail.ts";
import { seed, type SeededMembers } from "./world/seed.ts";

export interface BackendOptions {
  /** @default a free one */
  readonly port?: number;
  /** What is wrong with it; several at once, where they do not touch each other. @default nothing */
  readonly fault?: FaultName | readonly FaultName[];
  /** The contract's file. @default `openapi.yaml` of this repository */
  readonly contract?: string;
}

export interface RunningBackend {
  /** `http://localhost:PORT`; the calls are below `/api`. */
  readonly url: string;
  readonly members: SeededMembers;
  /** All mails to an address, oldest first; empty when there are none. */
  readonly readOutbox: (email: string) => string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a small backend that answers the whole contract from memory: what the contract's runner is
 * tried on. It keeps to the contract, unless a fault is planted.
 * @throws when the port is taken or the contract cannot be read
 */
export async function startBackend(options: BackendOptions = {}): Promise<RunningBackend> {
  const { port = 0, fault = [], contract } = options;
  const document = await readDocument(contract);
  const backend = makeBackend(
    document,
    [fault].flat().map((name) => faults[name]),
  );
  const members = seed(backend.world);
  const server = createServer((request, response) => {
    answerRequest(backend, request).then(
      (answer) => send(response, answer),
      (error: unknown) => send(response, asAnswer(error)),
    );
  });
  // Runs share a process with their backends: when that stalls for some seconds, Node would end
  // idle connections in the same moment in which the run asks on them. Only the run ends them, then.
  server.keepAliveTimeout = 0;
  const sockets = acceptSockets(backend, server);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const bound = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://localhost:${bound}`,
    members,
    readOutbox: (email) => readOutbox(backend.world, email),
    close: async () => {
      for (const socket of sockets.clients) socket.close(1001, "the server stops");
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
