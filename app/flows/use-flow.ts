import { useMachine } from "@xstate/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type {
  ActorOptions,
  AnyStateMachine,
  InputFrom,
  IsNotNever,
  RequiredActorOptionsKeys,
} from "xstate";
import type { Gemel } from "./create-gemel.ts";
import { useGemel } from "./gemel.tsx";

type Callbacks = Readonly<Record<string, (...args: unknown[]) => void>>;

type Input<Machine extends AnyStateMachine> =
  IsNotNever<RequiredActorOptionsKeys<Machine>> extends true
    ? { readonly input: InputFrom<Machine> }
    : { readonly input?: InputFrom<Machine> };

/**
 * Functions that stay the same and call those of the newest render: actions are provided once. They do
 * nothing once the component is gone: what it would do then is no longer asked for.
 */
export function useNewest<Host extends object>(host: Host): Host {
  const newest = useRef<Partial<Host>>(host);
  useLayoutEffect(() => {
    newest.current = host;
  });
  useEffect(
    () => () => {
      newest.current = {};
    },
    [],
  );
  const [stable] = useState(() => {
    const call =
      (name: string) =>
      (...args: unknown[]) =>
        (newest.current as Callbacks)[name]?.(...args);
    return Object.fromEntries(Object.keys(host).map((name) => [name, call(name)])) as Host;
  });
  return stable;
}

const noHost = {};

/**
 * Runs a machine for as long as the component is there.
 * @param provide gives the machine its actors and actions, once
 * @param options.host functions of the component that `provide` calls, always the same ones
 * @returns as `useMachine`
 */
export function useFlow<Machine extends AnyStateMachine, Host extends object>(
  provide: (gemel: Gemel, host: Host) => Machine,
  options: { readonly host: Host } & Input<Machine>,
): ReturnType<typeof useMachine<Machine>>;
export function useFlow<Machine extends AnyStateMachine>(
  provide: (gemel: Gemel) => Machine,
  ...options: undefined extends Input<Machine>["input"] ? [Input<Machine>?] : [Input<Machine>]
): ReturnType<typeof useMachine<Machine>>;
export function useFlow<Machine extends AnyStateMachine>(
  provide: (gemel: Gemel, host: object) => Machine,
  { host = noHost, ...options }: { readonly host?: object } & ActorOptions<Machine> = {},
): ReturnType<typeof useMachine<Machine>> {
  const gemel = useGemel();
  const newest = useNewest(host);
  const [machine] = useState(() => provide(gemel, newest));
  return useMachine<AnyStateMachine>(machine, options) as ReturnType<typeof useMachine<Machine>>;
}
