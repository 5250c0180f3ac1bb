import { assign, setup } from "xstate";
import { type Failure, readFailure } from "../failure.ts";
import { hostActor } from "../must-be-provided.ts";
import {
  isNicknameTooLong,
  isNicknameTooShort,
  isSameNickname,
  normalizeNickname,
} from "./nickname.ts";
import { outputOf, rejectionOf } from "../params.ts";

export { nicknameMinimum } from "./nickname.ts";

export interface NicknameCheckContext {
  /** The nickname the state is about: composed and trimmed. */
  readonly nickname: string;
  readonly failure: Failure | null;
}

export interface NicknameCheckEvent {
  type: "nickname.type";
  nickname: string;
}

/**
 * Whether a nickname is free (docs/product.md section 4): asked 500 ms after typing stops. Typing on drops
 * the answer under way (and aborts its call through the actor's `signal`), so no verdict is ever
 * about another nickname than the one in the field.
 *
 * "Available" is a hint: the server decides when the profile is saved.
 */
export const nicknameCheckMachine = setup({
  types: {
    context: {} as NicknameCheckContext,
    events: {} as NicknameCheckEvent,
  },
  actors: {
    checkNickname: hostActor<{ readonly available: boolean }, { readonly nickname: string }>(
      "checkNickname",
    ),
  },
  actions: {
    rememberNickname: assign({
      nickname: (_, nickname: string) => normalizeNickname(nickname),
      failure: null,
    }),
  },
  guards: {
    nothingTyped: (_, nickname: string) => normalizeNickname(nickname) === "",
    tooShort: (_, nickname: string) => isNicknameTooShort(nickname),
    tooLong: (_, nickname: string) => isNicknameTooLong(nickname),
    sameNickname: ({ context }, nickname: string) => isSameNickname(context.nickname, nickname),
    isAvailable: (_, answer: { readonly available: boolean }) => answer.available,
    isRefused: (_, failure: Failure) => failure.kind === "http" && failure.status === 422,
  },
  delays: { typingPause: 500 },
}).createMachine({
  id: "nicknameCheck",
  context: { nickname: "", failure: null },
  initial: "idle",
  on: {
    "nickname.type": [
      // A blank at the end, or a repeated event, does not change the requested nickname.
      { guard: { type: "sameNickname", params: ({ event }) => event.nickname } },
      {
        guard: { type: "nothingTyped", params: ({ event }) => event.nickname },
        target: ".idle",
        actions: { type: "rememberNickname", params: ({ event }) => event.nickname },
      },
      {
        guard: { type: "tooShort", params: ({ event }) => event.nickname },
        target: ".too_short",
        actions: { type: "rememberNickname", params: ({ event }) => event.nickname },
      },
      {
        guard: { type: "tooLong", params: ({ event }) => event.nickname },
        target: ".too_long",
        actions: { type: "rememberNickname", params: ({ event }) => event.nickname },
      },
      {
        target: ".checking",
        actions: { type: "rememberNickname", params: ({ event }) => event.nickname },
      },
    ],
  },
  states: {
    idle: {},
    too_short: {},
    too_long: {},
    checking: {
      initial: "waiting",
      states: {
        waiting: { after: { typingPause: "asking" } },
        asking: {
          invoke: {
            src: "checkNickname",
            input: ({ context }) => ({ nickname: context.nickname }),
            onDone: [
              {
                guard: { type: "isAvailable", params: outputOf },
                target: "#nicknameCheck.available",
              },
              { target: "#nicknameCheck.taken" },
            ],
            onError: [
              // A judgement of the nickname, and no failure of the check.
              {
                guard: { type: "isRefused", params: rejectionOf },
                target: "#nicknameCheck.refused",
              },
              {
                target: "#nicknameCheck.error",
                actions: assign({ failure: ({ event }) => readFailure(event.error) }),
              },
            ],
          },
        },
      },
    },
    available: {},
    taken: {},
    refused: {},
    error: {},
  },
});
