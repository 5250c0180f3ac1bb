import { expect, it } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { MediaError } from "../media/media-error.ts";
import { asAppError } from "./as-app-error.ts";

it("takes a refusal as it is", () => {
  const refusal = new AppError("not_found");
  expect(asAppError(refusal)).toBe(refusal);
});

const withCode = (code: string) => Object.assign(new Error("no"), { code });

it.each([
  ["media that are unreachable", new MediaError("keep a file", new Error("no")), "unavailable"],
  ["a database that is unreachable", withCode("ECONNREFUSED"), "unavailable"],
  ["a value that is taken", withCode("23505"), "internal"],
  ["too large a body", withCode("FST_ERR_CTP_BODY_TOO_LARGE"), "payload_too_large"],
  ["a request at fault", Object.assign(new Error("no"), { statusCode: 400 }), "malformed"],
  ["a fault of ours", new Error("no"), "internal"],
  ["what is no error", "no", "internal"],
])("reads %s as a row of the table", (_, error, refusal) => {
  expect(asAppError(error).refusal).toBe(refusal);
});
