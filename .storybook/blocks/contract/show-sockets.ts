/** The parts of an OpenAPI document that concern live connections; the renderer reads the rest. */
interface Operation {
  readonly tags?: readonly string[];
  readonly description?: string;
  readonly "x-gemel-socket"?: Socket;
}

/** The frames of an open live connection. */
interface Socket {
  readonly sent: Frames;
  readonly received: Frames;
  /** Why a connection ended, by WebSocket close code. */
  readonly closeCodes: Readonly<Record<string, string>>;
}

/** A schema and examples of it. */
type Frames = Readonly<Record<"schema" | "examples", object>>;

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const webhook = ({ tags }: Operation, summary: string, frames: Frames) => ({
  post: { tags, summary, requestBody: { content: { "application/json": frames } } },
});

const closing = (closeCodes: Socket["closeCodes"]): string =>
  [
    "| Close code | Why |",
    "| --- | --- |",
    ...Object.entries(closeCodes).map(([code, why]) => `| ${code} | ${why} |`),
  ].join("\n");

/**
 * Renderers of OpenAPI know no sockets. In this copy of a document the frames of the one operation that opens a
 * socket are webhooks beside it, and its close codes end its description.
 */
export function showSockets(contract: OpenApi) {
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const socket = operation["x-gemel-socket"];
      if (socket === undefined) continue;
      const description = `${operation.description ?? ""}\n\n${closing(socket.closeCodes)}`;
      return {
        ...contract,
        paths: { ...contract.paths, [path]: { ...item, [method]: { ...operation, description } } },
        webhooks: {
          "What the client sends": webhook(operation, "A frame of the client", socket.sent),
          "What the client receives": webhook(operation, "A frame of the server", socket.received),
        },
      };
    }
  }
  throw new Error("No operation of the contract has x-gemel-socket");
}
