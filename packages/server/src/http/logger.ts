import { type DestinationStream, type Logger, pino, type SerializerFn } from "pino";

const FRAMES = 12;

/** Of an error only what a maintainer needs: queries and their values may hold personal data. */
const error: SerializerFn = (value: unknown) => {
  if (!(value instanceof Error)) return { type: typeof value };
  return {
    type: value.name,
    message: value.message,
    ...("code" in value && { code: value.code }),
    stack: value.stack
      ?.split("\n")
      .slice(1, FRAMES)
      .map((line) => line.trim()),
  };
};

/** One JSON object a line. No bodies, headers, addresses or query strings ever reach it. */
export function createLogger(level: "info" | "warn", destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: error, req: () => undefined, res: () => undefined },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
