import type { Node } from "../contract/place.ts";
import { rootOf } from "../contract/place.ts";
import { type Answer, json } from "../http/answer.ts";

type Body = Record<string, unknown>;

const isSuccess = ({ status }: Answer): boolean => status < 300;

/** Changes the JSON of each success. */
export const editBody =
  (change: (body: Body) => unknown) =>
  (answer: Answer): Answer =>
    isSuccess(answer) ? rewrite(answer, change) : answer;

/** Changes each entry of the list in each success. */
export const editItems = (change: (item: Body) => unknown) =>
  editBody(({ items, ...rest }) => ({
    ...rest,
    items: (items as readonly Body[]).map((item) => change(item)),
  }));

/** Changes the JSON of each error. */
export const editError =
  (change: (body: Body) => unknown) =>
  (answer: Answer): Answer =>
    isSuccess(answer) ? answer : rewrite(answer, change);

const rewrite = (answer: Answer, change: (body: Body) => unknown): Answer =>
  json(answer.status, change(JSON.parse(Buffer.from(answer.body).toString())), answer.headers);

/** Changes the schema that a backend holds the body of a call against. */
export const editSchema =
  (path: string, method: string, change: (schema: Node) => void) =>
  (document: Node): void => {
    const { top, walk } = rootOf(document);
    const media = ["requestBody", "content", "application/json", "schema"];
    const schema = walk(top, "paths", path, method, ...media);
    if (!schema) throw new Error(`the contract has no body of ${method} ${path}`);
    change(schema.node);
  };

/** Changes a parameter that a backend reads. */
export const editParameter =
  (path: string, name: string, change: (parameter: Node) => void) =>
  (document: Node): void => {
    const { children, top, walk } = rootOf(document);
    const parameters = children(walk(top, "paths", path, "get", "parameters"));
    const found = parameters.find(([, { node }]) => String(node["name"]) === name);
    if (!found) throw new Error(`the contract has no parameter ${name} of ${path}`);
    change(found[1].node);
  };
