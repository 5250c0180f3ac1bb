import { setTimeout as pause } from "node:timers/promises";
import { CannotRun } from "../cannot-run.ts";
import type { Contract } from "../contract/contract.ts";
import type { Operation } from "../contract/operation.ts";
import type { Problem } from "../contract/explain.ts";
import { type Answer, jsonOf } from "../exchange/answer.ts";
import { toCurl } from "../exchange/curl.ts";
import { type Exchange, exchange, type Server } from "../exchange/exchange.ts";
import type { Request } from "../exchange/request.ts";
import type { Secrets } from "../exchange/secrets.ts";
import type { Ledger } from "../report/ledger.ts";
import { checkAnswer, isNotImplemented } from "./check-answer.ts";
import type { Expectation } from "./expectations.ts";

/** An operation did not answer: there is no use in asking it more. */
export class Unanswered extends Error {}

export interface Finding {
  readonly request: Request;
  readonly answer: Answer;
  readonly problems: readonly Problem[];
  readonly body: unknown;
}

export interface Inspector {
  /**
   * Makes a request, checks the answer against the contract and writes down what was found.
   * @throws Unanswered where no answer came, CannotRun where the server is gone
   */
  readonly inspect: (request: Request, expect?: Expectation) => Promise<Finding>;
  /** Checks an answer that came another way, and writes down what was found. */
  readonly judge: (request: Request, answer: Answer, expect?: Expectation) => Finding;
  /** Writes down a departure that only the caller can see. */
  readonly depart: (finding: Finding, problem: Problem) => void;
}

interface InspectorParts {
  readonly contract: Contract;
  readonly server: Server;
  readonly secrets: Secrets;
  readonly ledger: Ledger;
  /** Milliseconds. Tests wait less. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** How long one operation may keep the run waiting by `Retry-After`, in seconds. */
const maxWaitSeconds = 70;
/** Limit of operations in a row without an answer: then the server counts as hanging. */
const maxSilent = 3;

export function createInspector(parts: InspectorParts): Inspector {
  const { contract, server, secrets, ledger } = parts;
  const wait = parts.wait ?? pause;
  const waited = new Map<string, number>();
  const silent = new Set<string>();
  let previous: Request | undefined;

  const curlOf = (request: Request): string => toCurl(server.base, request, secrets);

  const write = (request: Request, status: string, problem: Problem, answered: string): void =>
    ledger.depart(
      {
        operation: request.operation.id,
        status,
        problem: secrets.mask(problem.text),
        curl: curlOf(request),
        answered: secrets.mask(answered),
      },
      problem.key,
    );

  const unanswered = (request: Request, text: string): never => {
    write(request, "none", { key: text, text }, "");
    silent.add(request.operation.id);
    if (silent.size < maxSilent) throw new Unanswered(text);
    throw new CannotRun(
      `${server.base}: ${text} to ${silent.size} operations in a row, last to ${curlOf(request)}`,
    );
  };

  const gone = (text: string): never => {
    const after = previous ? `, after ${curlOf(previous)}` : "";
    throw new CannotRun(`${server.base}: ${text}${after}`);
  };

  const send = async (request: Request): Promise<Answer> => {
    const { outcome }: Exchange = await exchange(server, request);
    if ("failure" in outcome) {
      const { reason, text } = outcome.failure;
      return reason === "refused" ? gone(text) : unanswered(request, text);
    }
    silent.clear();
    previous = request;
    return outcome.answer;
  };

  const judge = (request: Request, answer: Answer, expect?: Expectation): Finding => {
    const { operation } = request;
    ledger.judge();
    const problems = checkAnswer(contract, operation, answer);
    const unexpected = isNotImplemented(answer) ? undefined : expect?.(answer);
    const found = unexpected && problems.length === 0 ? [unexpected] : problems;
    if (found.length === 0 && !isNotImplemented(answer)) ledger.meet(operation, answer.status);
    for (const problem of found) {
      write(request, String(answer.status), problem, excerptOf(answer));
    }
    return { request, answer, problems: found, body: jsonOf(answer) };
  };

  return {
    judge,
    inspect: async (request, expect) => {
      const finding = judge(request, await send(request), expect);
      const seconds = secondsToWait(finding, waited, request.operation);
      if (seconds === undefined) return finding;
      await wait(seconds * 1000);
      return judge(request, await send(request), expect);
    },
    depart: ({ request, answer }, problem) =>
      write(request, String(answer.status), problem, excerptOf(answer)),
  };
}

/** How long to wait before asking again; undefined when there is nothing to wait for, or too long. */
function secondsToWait(
  { answer, problems }: Finding,
  waited: Map<string, number>,
  { id }: Operation,
): number | undefined {
  if (answer.status !== 429 || problems.length > 0) return undefined;
  const seconds = Number(answer.headers.get("Retry-After") ?? Number.NaN);
  const total = (waited.get(id) ?? 0) + seconds;
  if (!(total <= maxWaitSeconds)) return undefined;
  waited.set(id, total);
  return seconds;
}

function excerptOf({ bytes, headers }: Answer): string {
  const type = headers.get("Content-Type") ?? "";
  if (!/json|text|html|xml/.test(type))
    return bytes.length === 0 ? "" : `${bytes.length} bytes ${type}`;
  const text = new TextDecoder().decode(bytes.subarray(0, 400)).replaceAll(/\s+/g, " ").trim();
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
