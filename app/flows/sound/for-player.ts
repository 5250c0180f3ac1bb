import { answer, type ApiError, type Result } from "@gemel/api";

/** A recording as a player takes it, which shows the message of an `Error`; an empty one where no server said why. */
export const forPlayer = (call: Promise<Result<Blob>>): Promise<Blob> =>
  answer(call).catch(async (failure: ApiError) => {
    // Fetched when a server has answered, so that no page is heavier for it; without it there is no sentence.
    const refusal =
      failure.kind === "http" ? await import("@gemel/machines/refusal").catch(() => null) : null;
    throw new Error(refusal?.serverMessage(failure) ?? "");
  });
