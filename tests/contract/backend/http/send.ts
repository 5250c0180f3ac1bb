import type { ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const length = status === 204 ? {} : { "Content-Length": body.length };
  response.writeHead(status, { "Cache-Control": "no-store", ...headers, ...length });
  response.end(body);
}
