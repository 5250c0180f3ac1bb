import { subjectOf } from "@gemel/api";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import {
  type Actor,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type SnapshotFrom,
} from "xstate";
import type { Gemel } from "./create-gemel.ts";
import { useGemel } from "./gemel.tsx";
import { useNewest } from "./use-flow.ts";

interface Lasting<Machine extends AnyStateMachine> {
  readonly input?: InputFrom<Machine>;
  /** Whether confirmed actions are not all sent yet. Their calls must not depend on a `signal`. */
  readonly isAtWork: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** Whether the component shows both alike. @default they are the same one */
  readonly isAlike?: (one: SnapshotFrom<Machine>, other: SnapshotFrom<Machine>) => boolean;
  /** The work came to rest when the component was gone. */
  readonly onLeft?: (snapshot: SnapshotFrom<Machine>, gemel: Gemel) => void;
}

/** Facts about the component that began the flow. */
interface Origin {
  /** The id of its member; empty without one. */
  readonly owner: string;
  readonly isThere: () => boolean;
}

/** Whether a component is there. */
function createPresence() {
  let isThere = false;
  return {
    isThere: () => isThere,
    note: (is: boolean) => {
      isThere = is;
    },
  };
}

/** Calls `act` when another tab writes a token that is not the owner's, by all that it says. */
const onOthersToken = (
  { tokenStore }: Gemel["client"],
  owner: string,
  act: () => void,
): (() => void) =>
  tokenStore.subscribe((token) => {
    if (token === null || subjectOf(token) !== owner) act();
  });

/**
 * Stops an actor whose component is unmounted: when its work is done, or as soon as another member's session
 * could send it. A token that another tab has written may be that member's.
 */
function stopAtRest<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  gemel: Gemel,
  owner: string,
  { isAtWork, onLeft }: Lasting<Machine>,
): void {
  const { busy, client, session } = gemel;
  const isOwners = (): boolean => {
    const current = session.getSnapshot();
    return current.matches("signedIn") && current.context.user?.id === owner;
  };
  const { status } = actor.getSnapshot();
  if (status !== "active" || !isOwners() || !isAtWork(actor.getSnapshot())) {
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
    onOthersToken(client, owner, stop),
  ];
}

/**
 * Like `useFlow`, for a machine that does one thing after another: confirmed actions are sent also after the
 * member has left the page, and never with another member's token.
 * @param lasting the values of the first render are kept
 * @param host the same as for `useFlow`
 */
export function useLastingFlow<Machine extends AnyStateMachine, Host extends object>(
  provide: (gemel: Gemel, host: Host, origin: Origin) => Machine,
  lasting: Lasting<Machine>,
  host: Host = {} as Host,
): readonly [SnapshotFrom<Machine>, Actor<Machine>["send"], Actor<Machine>] {
  const gemel = useGemel();
  const newest = useNewest(host);
  const [{ actor, owner, presence, kept }] = useState(() => {
    const whether = createPresence();
    const origin: Origin = {
      owner: gemel.session.getSnapshot().context.user?.id ?? "",
      isThere: whether.isThere,
    };
    const machine: AnyStateMachine = provide(gemel, newest, origin);
    const made = createActor(machine, { input: lasting.input }) as Actor<Machine>;
    return { actor: made, owner: origin.owner, presence: whether, kept: lasting };
  });
  useEffect(() => {
    presence.note(true);
    actor.start();
    const unsubscribe = onOthersToken(gemel.client, owner, () => actor.stop());
    return () => {
      unsubscribe();
      presence.note(false);
      // React's strict mode mounts again at once.
      queueMicrotask(() => {
        if (!presence.isThere()) stopAtRest(actor, gemel, owner, kept);
      });
    };
  }, [actor, gemel, owner, presence, kept]);
  const snapshot = useSelector(actor, (current) => current, kept.isAlike);
  return [snapshot, actor.send, actor];
}
