import type { HttpHandler } from "msw";
import { type Choices, handlers } from "./handlers.ts";

interface StoryContext {
  readonly msw: { readonly use: (...handlers: HttpHandler[]) => void };
  readonly parameters: { readonly api?: Choices };
}

/**
 * Storybook's `beforeEach`: answers every call of the contract with its first example, or with the
 * one that the story names in `parameters.api`. Needs msw-storybook-addon, which brings `msw`.
 */
export function answerFromContract({ msw, parameters }: StoryContext): void {
  msw.use(...handlers(parameters.api));
}
