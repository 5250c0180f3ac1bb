import { WebSocketServer } from "ws";

/** Sends back what it gets and does nothing else: what the machine and `ws` allow. */
const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
server.on("connection", (socket) => {
  socket.on("message", (data) => socket.send(data, { binary: false }));
});
server.on("listening", () => {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("it listens nowhere");
  console.log(`Echo is ready at http://127.0.0.1:${address.port}`);
});
