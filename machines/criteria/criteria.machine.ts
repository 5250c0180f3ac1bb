import type { Criterion, LoadedCriteria } from "@gemel/api/values";
import { assign, setup } from "xstate";
import { hostActor, mustBeProvided } from "../must-be-provided.ts";
import { present } from "../present.ts";
import {
  changeCriteria,
  type Criteria,
  defaultCriteria,
  loosened,
  readCriteria,
  writeCriteria,
} from "./criteria.ts";
import { outputOf } from "../params.ts";

export { type Criteria, loosened } from "./criteria.ts";

export interface CriteriaContext {
  /** The values that the panel shows, applied or not. */
  readonly draft: Criteria;
  /** The criteria in effect, as last loaded or saved; null before. */
  readonly saved: Criteria | null;
  /** The draft of the running save; a different draft at its end means that the member changed it. */
  readonly sent: Criteria | null;
}

export type CriteriaEvent =
  | { type: "criteria.retry" }
  | { type: "criteria.change"; change: Partial<Criteria> }
  | { type: "criteria.apply" }
  | { type: "criteria.reset" }
  /** Resets one criterion, so that it excludes no candidate, and applies. */
  | { type: "criteria.loosen"; criterion: Criterion };

/**
 * The filters of the discover page (docs/product.md sections 4 and 5). A filter has no effect before it is applied;
 * applying saves and notifies the host, whose feed reloads. A failed save keeps the draft.
 */
export const criteriaMachine = setup({
  types: { context: {} as CriteriaContext, events: {} as CriteriaEvent },
  actors: {
    loadCriteria: hostActor<LoadedCriteria>("loadCriteria"),
    saveCriteria: hostActor<LoadedCriteria, Criteria>("saveCriteria"),
  },
  actions: {
    /** Other filters count from now on. */
    announceSaved: mustBeProvided("announceSaved"),
    takeCriteria: assign((_, criteria: LoadedCriteria) => {
      const saved = readCriteria(criteria);
      return { draft: saved, saved };
    }),
    takeSaved: assign(({ context: { draft, sent } }, criteria: LoadedCriteria) => {
      const saved = readCriteria(criteria);
      return { draft: draft === sent ? saved : draft, saved };
    }),
    changeDraft: assign({
      draft: ({ context }, change: Partial<Criteria>) => changeCriteria(context.draft, change),
    }),
  },
}).createMachine({
  id: "criteria",
  context: { draft: defaultCriteria, saved: null, sent: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadCriteria",
        onDone: { target: "ready", actions: { type: "takeCriteria", params: outputOf } },
        onError: "loadFailed",
      },
    },
    loadFailed: { on: { "criteria.retry": "loading" } },
    ready: {
      initial: "editing",
      on: {
        "criteria.change": {
          target: ".editing",
          actions: { type: "changeDraft", params: ({ event }) => event.change },
        },
        "criteria.apply": "saving",
        "criteria.reset": { target: "saving", actions: assign({ draft: defaultCriteria }) },
        "criteria.loosen": {
          target: "saving",
          actions: { type: "changeDraft", params: ({ event }) => loosened(event.criterion) },
        },
      },
      states: {
        editing: {},
        saved: {},
        saveFailed: {},
      },
    },
    saving: {
      entry: assign(({ context }) => {
        const sent = writeCriteria(context.draft);
        return { draft: sent, sent };
      }),
      on: {
        "criteria.change": {
          actions: { type: "changeDraft", params: ({ event }) => event.change },
        },
      },
      invoke: {
        src: "saveCriteria",
        input: ({ context }) => present(context.sent, "the filters to save"),
        onDone: {
          target: "ready.saved",
          actions: [{ type: "takeSaved", params: outputOf }, "announceSaved"],
        },
        onError: "ready.saveFailed",
      },
    },
  },
});
