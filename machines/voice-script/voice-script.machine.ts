import type { Language, VoiceScriptPart } from "@gemel/api/values";
import { assign, fromPromise, setup } from "xstate";
import { type Failure, readFailure } from "../failure.ts";
import { mustBeProvided } from "../must-be-provided.ts";

export interface VoiceScriptContext {
  readonly language: Language;
  readonly parts: readonly VoiceScriptPart[];
}

/** The texts that a member may read into the microphone, from when their window opens. */
export const voiceScriptMachine = setup({
  types: {
    context: {} as VoiceScriptContext,
    events: {} as { type: "script.retry" },
    input: {} as Pick<VoiceScriptContext, "language">,
  },
  actors: {
    loadScript: fromPromise<readonly VoiceScriptPart[], { readonly language: Language }>(
      mustBeProvided("loadScript"),
    ),
  },
  actions: {
    takeParts: assign({ parts: (_, parts: readonly VoiceScriptPart[]) => parts }),
  },
  guards: {
    isEmpty: (_, parts: readonly VoiceScriptPart[]) => parts.length === 0,
    isNotReady: (_, failure: Failure) => failure.kind === "http" && failure.code === "not_ready",
  },
}).createMachine({
  id: "voiceScript",
  context: ({ input }) => ({ language: input.language, parts: [] }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadScript",
        input: ({ context }) => ({ language: context.language }),
        onDone: [
          { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "none" },
          {
            target: "shown",
            actions: { type: "takeParts", params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: "isNotReady", params: ({ event }) => readFailure(event.error) },
            target: "notReady",
          },
          { target: "failed" },
        ],
      },
    },
    shown: {},
    none: {},
    notReady: {},
    failed: { on: { "script.retry": "loading" } },
  },
});
