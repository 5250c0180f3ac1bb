import type { WorkKind } from "./metrics.ts";
import { currentScope, inScope } from "../foundation/scope.ts";
import type { Telemetry } from "./telemetry.ts";
import type { SpanKind } from "./tracing.ts";

export type Watching = Pick<Telemetry, "metrics" | "tracing">;

interface Work<Result> {
  readonly kind: WorkKind;
  /** One of a few names; it becomes a label. */
  readonly name: string;
  /** Names why it failed by one of few words. @default always `failed` */
  readonly outcomeOf?: (error: unknown) => string;
  readonly run: () => Promise<Result>;
}

const spanKinds: Readonly<Record<WorkKind, SpanKind>> = {
  ai: "client",
  job: "consumer",
  mail: "client",
};

const failed = (): string => "failed";

/** Does work and reports how it ended and how long it took, whatever comes of it. @throws what the work throws */
export async function watchWork<Result>(
  { metrics, tracing }: Watching,
  { kind, name, outcomeOf = failed, run }: Work<Result>,
): Promise<Result> {
  const scope = currentScope();
  const requestId = scope?.requestId;
  const span = tracing.begin({
    name: `${kind} ${name}`,
    kind: spanKinds[kind],
    attributes: requestId === undefined ? {} : { "gemel.request_id": requestId },
  });
  const started = performance.now();
  const end = (outcome: string): void => {
    metrics.worked(kind, name, outcome, (performance.now() - started) / 1_000);
    span.end({ "gemel.outcome": outcome }, outcome !== "completed");
  };
  try {
    const result = await inScope({ requestId, span }, run);
    end("completed");
    return result;
  } catch (error) {
    end(outcomeOf(error));
    throw error;
  }
}
