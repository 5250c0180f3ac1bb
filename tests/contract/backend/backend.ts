import { type Contract, contractOf } from "./contract/contract.ts";
import type { Node } from "./contract/place.ts";
import type { Fault } from "./faults/fault.ts";
import type { Answer } from "./http/answer.ts";
import type { CheckToken } from "./http/authenticate.ts";
import type { Handlers } from "./operations/call.ts";
import { handlers } from "./operations/handlers.ts";
import { makeLive } from "./socket/live.ts";
import { type SocketRules, socketRules } from "./socket/socket-rules.ts";
import { checkAccessToken } from "./world/sessions.ts";
import { makeWorld, type World } from "./world/world.ts";

/** Everything that answers a request. */
export interface Backend {
  readonly contract: Contract;
  readonly world: World;
  readonly handlers: Handlers;
  readonly checkToken: CheckToken;
  readonly socketRules: SocketRules;
  /** The operations that take every member, however far they have come. */
  readonly openGates: ReadonlySet<string>;
  /** The answer of an operation as it goes out. */
  readonly outgoing: (operationId: string, answer: Answer) => Answer;
}

/** @param faults - what is wrong with it; nothing when there are none */
export function makeBackend(document: Node, faults: readonly Fault[] = []): Backend {
  const read = structuredClone(document);
  for (const { misread } of faults) misread?.(read);
  return {
    contract: contractOf(read),
    world: makeWorld(makeLive()),
    handlers: faults.reduce<Handlers>(
      (right, fault) => ({ ...right, ...fault.handlers?.(right) }),
      handlers,
    ),
    checkToken: faults.find((fault) => fault.checkToken)?.checkToken ?? checkAccessToken,
    socketRules: Object.assign({}, socketRules, ...faults.map(({ socket }) => socket)),
    openGates: new Set(faults.filter(({ openGate }) => openGate).map(({ operation }) => operation)),
    outgoing: (operationId, answer) =>
      faults
        .filter(({ operation }) => operation === operationId)
        .reduce((spoilt, { spoil }) => spoil?.(spoilt) ?? spoilt, answer),
  };
}
