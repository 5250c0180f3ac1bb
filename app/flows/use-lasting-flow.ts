import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { type Actor, type AnyStateMachine, createActor, type SnapshotFrom } from "xstate";
import type { Gemel } from "./create-gemel.ts";
import { useGemel } from "./gemel.tsx";
import { useNewest } from "./use-flow.ts";

interface Lasting<Machine extends AnyStateMachine> {
  /** What the member has confirmed is not all sent yet. Its calls must not depend on a `signal`. */
  readonly isAtWork: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** The work came to rest when the component was gone. */
  readonly onLeft?: (snapshot: SnapshotFrom<Machine>, gemel: Gemel) => void;
}

/**
 * Stops an actor whose component is gone: when its work is at rest, or as soon as another member's session
 * could send it. A token that another tab has written may be theirs.
 */
function stopAtRest<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  gemel: Gemel,
  owner: string | undefined,
  { isAtWork, onLeft }: Lasting<Machine>,
): void {
  const { busy, client, session } = gemel;
  const isOwners = (): boolean => {
    const current = session.getSnapshot();
    return current.matches("signedIn") && current.context.user?.id === owner;
  };
  if (!isOwners() || !isAtWork(actor.getSnapshot())) {
    actor.stop();
    return;
  }
  const id = actor.sessionId;
  busy.send({ type: "work.started", id, kind: "sending" });
  const stop = (): void => {
    for (const unsubscribe of watches) unsubscribe();
    actor.stop();
    busy.send({ type: "work.ended", id });
  };
  const watches = [
    actor.subscribe((snapshot) => {
      if (isAtWork(snapshot)) return;
      stop();
      onLeft?.(snapshot, gemel);
    }).unsubscribe,
    session.subscribe(() => {
      if (!isOwners()) stop();
    }).unsubscribe,
    client.tokenStore.subscribe(stop),
  ];
}

/**
 * As `useFlow`, for a machine that does one thing after another: what the member has confirmed is sent
 * also when they have gone to another page.
 *
 * @param lasting the first render's are kept
 * @param host as of `useFlow`
 */
export function useLastingFlow<Machine extends AnyStateMachine, Host extends object>(
  provide: (gemel: Gemel, host: Host) => Machine,
  lasting: Lasting<Machine>,
  host: Host = {} as Host,
): readonly [SnapshotFrom<Machine>, Actor<Machine>["send"]] {
  const gemel = useGemel();
  const newest = useNewest(host);
  const [{ actor, kept }] = useState(() => ({
    actor: createActor<AnyStateMachine>(provide(gemel, newest)) as Actor<Machine>,
    kept: lasting,
  }));
  const isThere = useRef(false);
  useEffect(() => {
    const owner = gemel.session.getSnapshot().context.user?.id;
    isThere.current = true;
    actor.start();
    return () => {
      isThere.current = false;
      // React's strict mode mounts again at once.
      queueMicrotask(() => {
        if (!isThere.current) stopAtRest(actor, gemel, owner, kept);
      });
    };
  }, [actor, gemel, kept]);
  const snapshot = useSelector(actor, (current) => current);
  return [snapshot, actor.send];
}
