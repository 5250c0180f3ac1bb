import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";

/** Sends back what it gets and does nothing else: what the machine and `ws` allow. */
const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
server.on("connection", (socket) => {
  socket.on("message", (data) => socket.send(data, { binary: false }));
});
server.on("listening", () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Echo is ready at http://127.0.0.1:${port}`);
});
