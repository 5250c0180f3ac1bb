import { type RawData, WebSocket, WebSocketServer } from "ws";
import { passSocket } from "@gemel/contract/pass-socket";

export type Frame = Readonly<Record<string, unknown>>;

/** The two ends of a connection: what a fault may say to either. */
interface Link {
  readonly client: WebSocket;
  readonly backend: WebSocket;
}

/** The defects of a live connection. */
export interface SocketFault {
  /** Changes the query of the upgrade. */
  readonly open?: (query: URLSearchParams) => void;
  /** The text to hand on in the place of one of the client's; undefined for none. */
  readonly sent?: (text: string, link: Link) => string | undefined;
  readonly received?: (frame: Frame) => Frame;
  readonly dropsBinary?: true;
}

const sockets = new WebSocketServer({ noServer: true });

/** Joins a client with the backend frame by frame, with faults between them. */
export const plantSocket =
  (faults: readonly SocketFault[]): typeof passSocket =>
  (upstream, place, incoming, client, fail) => {
    const query = new URLSearchParams(place.search);
    for (const { open } of faults) open?.(query);
    const asked = { ...place, search: `?${query}` };
    const url = new URL(`${upstream.base.pathname}${asked.path}${asked.search}`, upstream.base);
    url.protocol = "ws:";
    const backend = new WebSocket(url);
    const early: [RawData, boolean][] = [];
    const keep = (data: RawData, isBinary: boolean): void => void early.push([data, isBinary]);
    backend.on("message", keep);
    backend.on("unexpected-response", (request) => {
      request.destroy();
      // Refused: the client gets the refusal as it is, to the same question.
      passSocket(upstream, asked, incoming, client, fail);
    });
    backend.on("error", () => undefined);
    backend.on("open", () => {
      sockets.handleUpgrade(incoming, client, Buffer.alloc(0), (socket) => {
        backend.off("message", keep);
        join(faults, { client: socket, backend });
        for (const [data, isBinary] of early) backend.emit("message", data, isBinary);
      });
    });
  };

function join(faults: readonly SocketFault[], link: Link): void {
  const { client, backend } = link;
  client.on("message", (data, isBinary) => {
    if (!isBinary) {
      const text = faults.reduce<string | undefined>(
        (left, { sent }) => (left !== undefined && sent ? sent(left, link) : left),
        String(data),
      );
      if (text !== undefined) backend.send(text);
    } else if (!faults.some(({ dropsBinary }) => dropsBinary)) backend.send(data);
  });
  backend.on("message", (data) => {
    const frame = JSON.parse(String(data)) as Frame;
    client.send(
      JSON.stringify(faults.reduce((one, { received }) => received?.(one) ?? one, frame)),
    );
  });
  endTogether(client, backend);
  endTogether(backend, client);
}

/** Codes that no one may send say that there was none. */
function endTogether(one: WebSocket, other: WebSocket): void {
  one.on("error", () => one.terminate());
  one.on("close", (code, reason) => {
    if (code === 1005 || code === 1006) other.terminate();
    else other.close(code, reason);
  });
}
