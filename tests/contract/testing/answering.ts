import { type Api, type ApiClient, createApi, memoryTokenStore } from "@gemel/api";

/** An API whose every call is answered with success and this body. */
export function answering(data: unknown): Api {
  const answer = () => Promise.resolve({ data, response: new Response() });
  const http = { request: answer, GET: answer };
  return createApi({
    baseUrl: "/api",
    http,
    tokenStore: memoryTokenStore(),
  } as unknown as ApiClient);
}

/** The path to a part of a JSON value. */
export type Path = readonly (string | number)[];

export const isBranch = (json: unknown): json is Record<string, unknown> =>
  typeof json === "object" && json !== null;

export const pathsIn = (json: unknown, path: Path = []): Path[] =>
  isBranch(json)
    ? [path, ...Object.entries(json).flatMap(([name, part]) => pathsIn(part, [...path, name]))]
    : [path];

/** The value with another part at a path. */
export const change = (
  json: unknown,
  [name, ...rest]: Path,
  to: (part: unknown) => unknown,
): unknown => {
  if (name === undefined) return to(json);
  if (!isBranch(json)) return json;
  const changed = change(json[name], rest, to);
  if (Array.isArray(json))
    return json.map((part, index) => (index === Number(name) ? changed : part));
  return { ...json, [name]: changed };
};
