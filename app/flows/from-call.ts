import { answer, type Result } from "@gemel/api";
import { fromPromise, type NonReducibleUnknown } from "xstate";

/** The actor of one call of the server: it resolves with the call's value, and rejects with its `ApiError`. */
export const fromCall = <Output, Input = NonReducibleUnknown>(
  call: (asked: {
    readonly input: Input;
    readonly signal: AbortSignal;
    // The given input may have more than the actor's machine asks for.
  }) => Promise<Result<NoInfer<Output>>>,
) => fromPromise<Output, Input>((asked) => answer(call(asked)));
