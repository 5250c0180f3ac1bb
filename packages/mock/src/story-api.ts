import type { AnyHandler } from "msw";
import { type Choices, handlers } from "./handlers.ts";
import { type Clock, realClock } from "./live/clock.ts";
import { createLive, type Live } from "./live/create-live.ts";
import type { ScriptName } from "./live/scripts.ts";

interface StoryContext {
  /** The server's own. @default that of the page */
  readonly clock?: Clock;
  readonly msw: { readonly use: (...handlers: AnyHandler[]) => void };
  readonly parameters: { readonly api?: Choices; readonly live?: ScriptName };
}

let current: Live | undefined;

/**
 * Storybook's `beforeEach`: answers every call of the contract with its first example, or with the
 * one that the story names in `parameters.api`, and plays the script that it names in
 * `parameters.live` on the chat socket, which else is silent. Needs msw-storybook-addon, which
 * brings `msw`.
 */
export function answerFromContract({ msw, parameters, clock = realClock }: StoryContext): void {
  current = createLive(parameters.live, clock);
  msw.use(...handlers(parameters.api), ...current.handlers);
}

/** The chat socket of the story at hand, for its `play`. */
export const live: Pick<Live, "perform"> = {
  perform: (step) => current?.perform(step),
};
