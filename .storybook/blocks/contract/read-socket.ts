import { describeType } from "./describe-type.ts";
import type { Frames, OpenApi, Schema, Socket } from "./openapi.ts";
import { nameOf, resolveExample, resolveSchema } from "./resolve.ts";

export interface FrameField {
  readonly name: string;
  /** In words; see {@link describeType}. */
  readonly type: string;
  /** Markdown. */
  readonly description: string;
  readonly isRequired: boolean;
  readonly isExtension: boolean;
}

export interface Frame {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  readonly isExtension: boolean;
  readonly fields: readonly FrameField[];
}

export interface FrameExample {
  readonly name: string;
  readonly summary: string;
  /** Indented JSON. */
  readonly json: string;
}

export interface Direction {
  /** Markdown; empty where there is one kind of frame, which describes itself. */
  readonly description: string;
  readonly frames: readonly Frame[];
  readonly examples: readonly FrameExample[];
}

export interface LiveConnection {
  readonly sent: Direction;
  readonly received: Direction;
  readonly closeCodes: Socket["closeCodes"];
}

const isExtension = (schema: Schema): boolean => schema["x-gemel-extension"] === true;

function readFrame(contract: OpenApi, schema: Schema): Frame {
  const { properties = {}, required = [], ...frame } = resolveSchema(contract, schema);
  return {
    name: schema.$ref ? nameOf(schema.$ref) : "Frame",
    description: frame.description ?? "",
    isExtension: isExtension(frame),
    fields: Object.entries(properties).map(([name, field]) => ({
      name,
      type: describeType(contract, field),
      description: resolveSchema(contract, field).description ?? "",
      isRequired: required.includes(name),
      // Where the whole frame is an extension, its fields need not say so again.
      isExtension: !isExtension(frame) && isExtension(field),
    })),
  };
}

function readDirection(contract: OpenApi, { schema, examples }: Frames): Direction {
  const { anyOf, description = "" } = resolveSchema(contract, schema);
  return {
    description: anyOf ? description : "",
    frames: (anyOf ?? [schema]).map((frame) => readFrame(contract, frame)),
    examples: Object.entries(examples).map(([name, example]) => {
      const { summary = "", value } = resolveExample(contract, example);
      return { name, summary, json: JSON.stringify(value, null, 2) };
    }),
  };
}

/** The frames of the one operation that opens a socket, which no renderer of OpenAPI shows. */
export function readLiveConnection(contract: OpenApi): LiveConnection {
  const socket = Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .find((operation) => operation["x-gemel-socket"])?.["x-gemel-socket"];
  if (!socket) throw new Error("No operation of the contract has x-gemel-socket");
  return {
    sent: readDirection(contract, socket.sent),
    received: readDirection(contract, socket.received),
    closeCodes: socket.closeCodes,
  };
}
