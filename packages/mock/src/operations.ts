import generated from "./generated/operations.json" with { type: "json" };
import type { Operation } from "./operation.ts";

export type { Answer } from "./operation.ts";

type Generated = typeof generated;

export type OperationId = keyof Generated;

/** The names of an operation's examples, those of its errors included. */
export type AnswerName<Id extends OperationId> = keyof Generated[Id]["answers"] & string;

/** Every operation of the contract by its `operationId`. */
export const operations: Readonly<Record<OperationId, Operation>> = generated;
