import type { operations } from "@gemel/api/schema";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { DayLimits } from "../http/day-limits.ts";
import type { Limits } from "../http/limits.ts";
import type { LoginBudget } from "../http/login-budget.ts";
import type { OwnCookies } from "../http/own-cookies.ts";
import type { Parts } from "../services/parts.ts";

/** Names of the contract's operations, but for the live connection, which is no call. */
export type OperationId = Exclude<keyof operations, "connectChat">;

/** What operations work with: the services' parts, and what only HTTP has. */
export interface OperationParts extends Parts {
  readonly limits: Limits & DayLimits;
  readonly loginBudget: LoginBudget;
  readonly cookies: OwnCookies;
}

/** One call of the contract: it parses, calls a service and answers. */
export interface Operation {
  /** Looks at a request before its body is read. */
  readonly onRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** Makes an operation from the parts it works with. */
export type MakeOperation = (parts: OperationParts) => Operation;
