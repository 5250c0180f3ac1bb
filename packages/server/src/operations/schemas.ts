import type { components, operations } from "@gemel/api/schema";
import type { OperationId } from "./operation.ts";

/** The contract's schemas by name. */
export type Schemas = components["schemas"];

/** The path parameters of an operation, as the contract has checked them. */
export type Path<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["path"]>;

/** The query parameters of an operation, as the contract has checked them. */
export type Query<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;
