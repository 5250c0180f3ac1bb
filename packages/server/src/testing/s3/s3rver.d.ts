declare module "@20minutes/s3rver" {
  import type { Server } from "node:http";

  /** The parts that the tests use of Koa's context. */
  export interface S3rverContext {
    readonly method: string;
    readonly path: string;
    readonly query: Readonly<Record<string, string>>;
    get(header: string): string;
    status: number;
    type: string;
    body: unknown;
  }

  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly middleware: ((context: S3rverContext, next: () => Promise<void>) => Promise<void>)[];
    readonly httpServer: Server;
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
