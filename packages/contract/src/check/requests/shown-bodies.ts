import { isNode } from "../contract/node.ts";
import type { Operation } from "../contract/operation.ts";

/** Reserved by RFC 2606: mail to it is not delivered, and no member has it. */
const undeliverable = "contract-runner@example.com";

/**
 * The bodies that the contract shows for a call, by name. The address in a body becomes an undeliverable one,
 * so that the runner sends mail to its own members only.
 */
export function shownBodies(operation: Operation): Record<string, unknown> {
  const contents = Object.values(operation.body?.content ?? {});
  const shown = contents.flatMap(({ examples }) => Object.entries(examples));
  return Object.fromEntries(shown.map(([name, value]) => [name, withoutAddress(value)]));
}

function withoutAddress(value: unknown): unknown {
  if (!isNode(value) || typeof value["email"] !== "string") return value;
  return { ...value, email: undeliverable };
}
