import { fromPromise, type NonReducibleUnknown } from "xstate";

/**
 * The default implementation of every actor and action of a machine: it throws, so that a host
 * that forgot to provide one fails at the first use instead of silently doing nothing.
 * @param name - the actor's or action's name, said in the error
 */
export function mustBeProvided(name: string): () => never {
  return () => {
    throw new Error(`${name} must be provided`);
  };
}

/** Does the same for an action with parameters, so that `setup()` knows their type. */
export const hostAction = <Params>(name: string): ((_: unknown, params: Params) => void) =>
  mustBeProvided(name);

/** Does the same for an actor that is one promise. */
export const hostActor = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(mustBeProvided(name));
