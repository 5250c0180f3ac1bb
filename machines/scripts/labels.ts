import type { AnyStateMachine, AnyTransitionDefinition } from "xstate";

type Guard = NonNullable<AnyTransitionDefinition["guard"]>;

function isNamed(value: unknown): value is { readonly type: string } {
  return typeof value === "object" && value !== null && "type" in value;
}

function guardLabel(guard: Guard): string {
  if (typeof guard === "string") return guard;
  if (isNamed(guard)) return guard.type;
  // A guard made by `not`, `and` or `or`.
  const { name, guards } = guard as { name: string; guards?: readonly Guard[] };
  if (!guards) throw new Error("Name this guard in setup(): a diagram has no words for a function");
  const labels = guards.map(guardLabel);
  return name === "not" ? `not ${labels.join()}` : labels.join(` ${name} `);
}

function delayLabel(machine: AnyStateMachine, delay: string): string {
  const milliseconds = machine.implementations.delays[delay];
  return typeof milliseconds === "number" ? `after ${milliseconds / 1000} s` : `after ${delay}`;
}

function eventLabel(machine: AnyStateMachine, { eventType, source }: AnyTransitionDefinition) {
  const [, kind, rest] = /^xstate\.(done\.actor|error\.actor|after)\.(.*)$/.exec(eventType) ?? [];
  if (kind === undefined || rest === undefined) return eventType;
  if (kind === "after") return delayLabel(machine, rest.slice(0, -`.${source.id}`.length));
  const invoked = source.invoke.find(({ id }) => id === rest);
  return `${String(invoked?.src)} ${kind === "done.actor" ? "done" : "failed"}`;
}

/** Returns the cause of a transition, by the machine's own names: `loadUser failed [sessionInvalid]`. */
export function transitionLabel(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
): string {
  const event = eventLabel(machine, transition);
  const guard = transition.guard ? `[${guardLabel(transition.guard)}]` : "";
  return [event, guard].filter((part) => part !== "").join(" ") || "otherwise";
}
