import { answer, type ApiError, type Result } from "@gemel/api";
import { serverMessage } from "@gemel/machines/refusal";

/** A recording as a player takes it, which shows the message of an `Error`; an empty one where no server said why. */
export const forPlayer = (call: Promise<Result<Blob>>): Promise<Blob> =>
  answer(call).catch((failure: ApiError) => {
    throw new Error(serverMessage(failure) ?? "");
  });
