/** The parts of an OpenAPI document that this page reads itself; the renderer reads the rest. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: Components;
}

interface Components {
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly examples?: Readonly<Record<string, Example>>;
}

type PathItem = Readonly<Record<string, Operation>>;

interface Operation {
  readonly "x-gemel-extension"?: boolean;
  readonly "x-gemel-socket"?: Socket;
}

/** What flows over a live connection once it is open. */
export interface Socket {
  readonly sent: Frames;
  readonly received: Frames;
  /** Why a connection ended, by WebSocket close code. */
  readonly closeCodes: Readonly<Record<string, string>>;
}

export interface Frames {
  readonly schema: Schema;
  readonly examples: Readonly<Record<string, Example>>;
}

export interface Example {
  readonly $ref?: string;
  readonly summary?: string;
  readonly value?: unknown;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly "x-gemel-extension"?: boolean;
}
