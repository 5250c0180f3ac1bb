import type { Operation } from "../contract/operation.ts";
import type { Payload } from "./payload.ts";

export interface Credentials {
  readonly bearer?: string;
  readonly cookie?: string;
}

export interface Request {
  readonly operation: Operation;
  /** By parameter name, already encoded for the URL. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: Credentials;
  readonly payload?: Payload;
}

/** A value as one step of a path or one value of a query; what is no Unicode becomes its broken bytes. */
export function encode(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return [...text]
    .map((char) => (char.isWellFormed() ? encodeURIComponent(char) : "%ED%A0%80"))
    .join("");
}

/** Everything after the address of the API. */
export function targetOf({ operation, path, query }: Request): string {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? "");
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join("&")}`;
}

export const headersOf = ({ headers, credentials, payload }: Request): Record<string, string> => ({
  ...(payload?.type !== undefined && { "Content-Type": payload.type }),
  ...(credentials.bearer !== undefined && { Authorization: `Bearer ${credentials.bearer}` }),
  ...(credentials.cookie !== undefined && { Cookie: credentials.cookie }),
  ...headers,
});
