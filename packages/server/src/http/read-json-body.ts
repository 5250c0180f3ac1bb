import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { JsonBoundsError, requireBounds } from "../services/read-json.ts";

/** No address of the contract has more than ten parameters. */
const MOST_PARAMETERS = 100;

/** Parses JSON bodies within the bounds of `readJson`. Keys that would set a prototype are refused. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      try {
        requireBounds(body);
      } catch (error) {
        if (!(error instanceof JsonBoundsError)) throw error;
        done(Object.assign(new AppError("malformed"), { cause: error }));
        return;
      }
      void parse(request, body, done);
    },
  );
}

/** Refuses an address with too many parameters before they are validated. @throws AppError `malformed` */
export async function refuseManyParameters({ url }: FastifyRequest): Promise<void> {
  let count = 0;
  for (let at = url.indexOf("&"); at >= 0; at = url.indexOf("&", at + 1)) count += 1;
  if (count >= MOST_PARAMETERS) throw new AppError("malformed");
}
