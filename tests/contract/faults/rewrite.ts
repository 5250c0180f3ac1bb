import type { Answer, Request } from "@gemel/contract/exchange";
import type { Handler, Plant } from "./fault.ts";

type Body = Readonly<Record<string, unknown>>;

export const isSuccess = ({ status }: Answer): boolean => status < 300;

/** Returns the JSON of a request or an answer; an empty object if it has none. */
export function bodyOf({ body }: Request | Answer): Body {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === "object" && value !== null ? (value as Body) : {};
  } catch {
    return {}; // No JSON: the backend says so.
  }
}

export const itemsOf = (answer: Answer): readonly Body[] =>
  (bodyOf(answer)["items"] ?? []) as readonly Body[];

/** The same request or answer with another body. */
export const withBytes = <T extends Request | Answer>(whole: T, body: Buffer): T => ({
  ...whole,
  headers: { ...whole.headers, "content-length": String(body.length) },
  body,
});

export const withBody = <T extends Request | Answer>(whole: T, body: unknown): T =>
  withBytes(whole, Buffer.from(JSON.stringify(body)));

export const json = (status: number, body: unknown): Answer =>
  withBody(
    { status, headers: { "content-type": "application/json" }, body: Buffer.alloc(0) },
    body,
  );

export const noContent: Answer = { status: 204, headers: {}, body: Buffer.alloc(0) };

export const sentence = (status: number, message: string): Answer => json(status, { message });

export const error = (status: number, error_code: string, message: string): Answer =>
  json(status, { error_code, message });

/** The same request with another query. */
export function withQuery(request: Request, change: (query: URLSearchParams) => void): Request {
  const query = new URLSearchParams(request.search);
  change(query);
  return { ...request, search: query.size > 0 ? `?${query}` : "" };
}

export const queryOf = ({ search }: Request, name: string): string | null =>
  new URLSearchParams(search).get(name);

/** The last step of a path: mostly an id. */
export const lastOf = ({ path }: Request): string => path.split("/").at(-1) ?? "";

export const only =
  (handler: Handler): Plant =>
  (operation) => ({ on: { [operation]: handler } });

/** Plants a fault in another operation than the one in which it shows. */
export const at =
  (operation: string, plant: Plant): Plant =>
  () =>
    plant(operation);

/** Rewrites by what a run has shown so far. @param on by operation; the memory is of one run */
export const recalling =
  <Memory>(begin: () => Memory, on: (memory: Memory) => Readonly<Record<string, Handler>>): Plant =>
  () => ({ on: on(begin()) });

/** The same, by the texts seen so far. */
export const recallingTexts = (on: (seen: Set<string>) => Readonly<Record<string, Handler>>) =>
  recalling(() => new Set<string>(), on);

export const spoil = (change: (answer: Answer) => Answer) =>
  only(async (request, next) => change(await next(request)));

/** Changes the JSON of each success. */
export const spoilBody = (change: (body: Body) => unknown) =>
  spoil((answer) => (isSuccess(answer) ? withBody(answer, change(bodyOf(answer))) : answer));

/** Changes each entry of the list in each success. */
export const spoilItems = (change: (item: Body) => unknown) =>
  spoilBody((body) => ({
    ...body,
    items: ((body["items"] ?? []) as readonly Body[]).map((item) => change(item)),
  }));

/** Answers what it should refuse. */
export const accept = (isWrong: (request: Request) => boolean, answer: Answer) =>
  only(async (request, next) => (isWrong(request) ? answer : next(request)));
