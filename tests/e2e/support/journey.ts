import { test as base, type BrowserContext, type Page } from "@playwright/test";
import type { OfferedLocale } from "@gemel/i18n";
import { Backend, type BackendSettings } from "./backend.ts";
import { keyboardHands, pointerHands } from "./hands.ts";
import { Keyboard } from "./keyboard.ts";
import { textsOf } from "./texts.ts";
import type { Visit } from "./visit.ts";

/** The screens that every page is designed for. */
export const screens = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
  /** 1280 by 1024 px at 400 % zoom. */
  zoomed: { width: 320, height: 256 },
} as const;

export interface JourneyOptions {
  /** The language that the browser asks for. @default "en" */
  language: OfferedLocale;
  /** @default "desktop" */
  size: keyof typeof screens;
  /** Makes any use of a pointer fail the journey. @default false */
  keyboardOnly: boolean;
  /**
   * Console errors that the journey is meant to cause, such as the browser's own note of a 401.
   * Every other one fails it. @default none
   */
  expectedErrors: RegExp | undefined;
}

interface JourneyFixtures {
  keyboard: Keyboard;
  /** The page, operated as the options say: with a mouse, a finger, or keys alone. */
  visit: Visit;
}

interface JourneyWorker {
  /** How the backend is configured, beside what every journey needs. @default nothing more */
  backendSettings: BackendSettings;
  /** One backend for all journeys of a worker: let each register members of its own. */
  backend: Backend;
}

function collectFaults(page: Page, faults: string[]): void {
  page.on("pageerror", (error) => faults.push(`page error: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  });
}

/** The browser's note of a socket that the app closes before it is open; whether it is, is chance. */
const leftEarly = /WebSocket is closed before the connection is established/;

/** Follows every page of a browser. @returns fails when one of them reported what nobody expected */
export function watchFaults(context: BrowserContext, expected: RegExp | undefined): () => void {
  const faults: string[] = [];
  context.on("page", (page) => collectFaults(page, faults));
  return () => {
    const unexpected = faults.filter((fault) => !leftEarly.test(fault) && !expected?.test(fault));
    if (unexpected.length > 0) throw new Error(`The browser reported:\n${unexpected.join("\n")}`);
  };
}

/** Playwright's `test` with the real backend behind it; any unexpected browser error fails it. */
export const test = base.extend<JourneyOptions & JourneyFixtures, JourneyWorker>({
  language: ["en", { option: true }],
  size: ["desktop", { option: true }],
  keyboardOnly: [false, { option: true }],

  backendSettings: [{}, { option: true, scope: "worker" }],

  backend: [
    async ({ backendSettings }, provide) => {
      const backend = await Backend.start(backendSettings);
      await provide(backend);
      await backend.dispose();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  baseURL: ({ backend }, provide) => provide(backend.url),
  locale: ({ language }, provide) => provide(language),
  viewport: ({ size }, provide) => provide({ ...screens[size] }),
  hasTouch: ({ size }, provide) => provide(size === "phone"),

  expectedErrors: [undefined, { option: true }],

  context: async ({ context, keyboardOnly, expectedErrors }, provide) => {
    const checkFaults = watchFaults(context, expectedErrors);
    if (keyboardOnly) {
      await context.addInitScript(() => {
        addEventListener(
          "pointerdown",
          (event) => {
            if (event.pointerType !== "")
              console.error(`A pointer was used on ${String(event.target)}`);
          },
          { capture: true },
        );
      });
    }
    await provide(context);
    checkFaults();
  },

  keyboard: ({ page }, provide) => provide(new Keyboard(page)),
  visit: ({ page, keyboard, keyboardOnly, hasTouch, language }, provide) =>
    provide({
      page,
      hands: keyboardOnly ? keyboardHands(page, keyboard) : pointerHands(page, hasTouch),
      t: textsOf(language),
    }),
});

export { expect } from "@playwright/test";
