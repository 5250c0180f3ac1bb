import { answeredWith, type Expectation } from "../checks/expectations.ts";
import type { Operation } from "../contract/operation.ts";
import { encode, type Request } from "../exchange/request.ts";
import { operationOf, type RunContext } from "../run-context.ts";
import { notReached, SequenceEnd } from "../sequences/step.ts";
import { type Connection, type Frame, open, upgradeHeaders } from "./connection.ts";

/** The id that stands for every conversation. */
export const everyConversation = "00000000-0000-0000-0000-000000000000";

export type SocketQuery = Readonly<Record<string, string>>;

/** The contract's socket. @throws SequenceEnd if it has none */
export function socketOperation(context: RunContext): Operation {
  const operation = operationOf(context, "connectChat");
  return operation?.socket ? operation : notReached("the contract has no connectChat");
}

const upgradeRequest = (context: RunContext, query: SocketQuery): Request => ({
  operation: socketOperation(context),
  path: {},
  query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, encode(value)])),
  headers: upgradeHeaders,
  credentials: {},
});

/**
 * Opens a socket, and checks every received frame against the contract.
 * @throws SequenceEnd if it is refused
 */
export async function connect(context: RunContext, query: SocketQuery): Promise<Connection> {
  const request = upgradeRequest(context, query);
  const opening = await open(context.server, request, (frame) =>
    checkFrame(context, request, frame),
  );
  const what = "a member's own connection";
  if ("connection" in opening) {
    meet(context, request, answeredWith([101], what));
    const undo = async (): Promise<void> => opening.connection.close();
    context.cleanups.push({ what: "a connection", undo });
    return opening.connection;
  }
  return refused(context, request, opening, answeredWith([101], what));
}

export async function expectRefusal(
  context: RunContext,
  query: SocketQuery,
  statuses: readonly number[],
  what: string,
): Promise<void> {
  const request = upgradeRequest(context, query);
  const opening = await open(context.server, request, () => undefined);
  const expect = answeredWith(statuses, what);
  if ("connection" in opening) {
    opening.connection.close();
    meet(context, request, expect);
  } else if ("answer" in opening) context.inspector.judge(request, opening.answer, expect);
  else failed(context, request, opening.failure);
}

function meet(context: RunContext, request: Request, expect: Expectation): void {
  const answer = { status: 101, headers: new Headers(), bytes: new Uint8Array() };
  context.inspector.judge(request, answer, expect);
}

function refused(
  context: RunContext,
  request: Request,
  opening: Exclude<Awaited<ReturnType<typeof open>>, { connection: Connection }>,
  expect: Expectation,
): never {
  if ("failure" in opening) return failed(context, request, opening.failure);
  const { status } = opening.answer;
  if (status === 501) return notReached("connectChat is not implemented yet");
  context.inspector.judge(request, opening.answer, expect);
  throw new SequenceEnd("departed", `connectChat answers ${status}`);
}

function failed(context: RunContext, request: Request, text: string): never {
  const answer = { status: 0, headers: new Headers(), bytes: new Uint8Array() };
  context.inspector.depart(
    { request, answer, problems: [], body: undefined },
    { key: `socket ${text}`, text: `the connection fails: ${text}` },
  );
  throw new SequenceEnd("departed", `connectChat fails: ${text}`);
}

/** Writes down what is wrong with a connection, beside the frame that shows it. */
export function departSocket(
  { inspector }: RunContext,
  request: Request,
  problem: string,
  frame = "",
): void {
  const answer = {
    status: 101,
    headers: new Headers({ "Content-Type": "application/json" }),
    bytes: new TextEncoder().encode(frame),
  };
  inspector.depart(
    { request, answer, problems: [], body: undefined },
    { key: problem, text: problem },
  );
}

function checkFrame(context: RunContext, request: Request, { text, value }: Frame): void {
  const schema = request.operation.socket?.received.schema;
  if (value === undefined || schema === undefined) {
    departSocket(context, request, "a frame must be JSON text", text);
    return;
  }
  for (const problem of context.contract.explain(schema, value)) {
    departSocket(context, request, `a received frame: ${problem.text}`, text);
  }
}
