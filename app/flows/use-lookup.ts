import type { ApiClient } from "@gemel/api";
import { lookupOf } from "@gemel/machines/lookup";
import { useCallback } from "react";
import { fromPromise } from "xstate";
import type { MemberEvent } from "./member-events.ts";
import { useFlow } from "./use-flow.ts";
import { useMemberEvent } from "./use-member-events.ts";

const none: readonly MemberEvent["event"][] = [];

interface Options {
  /** The member's events after which the value is requested again; must not change. */
  readonly changing?: readonly MemberEvent["event"][];
  /** Whether it waits for the first `reload`. @default false */
  readonly isIdle?: boolean;
}

/**
 * Looks up a value to show; a failed lookup keeps the earlier value.
 * @param find the function of the first render is kept; rejects if there is no answer
 * @returns `value`: null while it is not known, and if the backend does not send it
 */
export function useLookup<Value>(
  find: (client: ApiClient, signal: AbortSignal) => Promise<Value | null>,
  { changing = none, isIdle = false }: Options = {},
) {
  const [snapshot, send] = useFlow(({ client }) =>
    lookupOf<Value>({ isIdle }).provide({
      actors: { find: fromPromise(({ signal }) => find(client, signal)) },
    }),
  );
  const reload = useCallback(() => send({ type: "lookup.reload" }), [send]);
  useMemberEvent(
    useCallback(
      ({ event }: MemberEvent) => {
        if (changing.includes(event)) reload();
      },
      [changing, reload],
    ),
  );
  return {
    value: snapshot.context.value,
    isLooking: snapshot.matches("looking"),
    isFound: snapshot.matches("found"),
    /** Why the last lookup failed; null during one. */
    failure: snapshot.matches("failed") ? snapshot.context.failure : null,
    reload,
    stop: () => send({ type: "lookup.stop" }),
  };
}
