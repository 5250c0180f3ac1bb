import type { ServerResponse } from "node:http";
import type { Answer } from "./operation.ts";

/** Refuses what the contract says nothing about, in the manner of Prism's own errors. */
export function refuse(response: ServerResponse, status: number, detail: string): void {
  response.writeHead(status, { "Content-Type": "application/problem+json" });
  response.end(JSON.stringify({ title: "Mock", status, detail }));
}

/** Gives an answer of the contract's examples that has a JSON body. */
export function respond(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}
