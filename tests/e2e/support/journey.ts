import { test as base, type BrowserContext, type Page } from "@playwright/test";
import type { OfferedLocale } from "@gemel/i18n";
import { type AiServer, startAiServer } from "../../ai-server/start-ai-server.ts";
import { defaultScript } from "../../ai-server/script.ts";
import { fromAddress } from "./address.ts";
import { Backend } from "./backend.ts";
import { addDemoData } from "./demo-data.ts";
import { keyboardInput, pointerInput } from "./input-methods.ts";
import { Keyboard } from "./keyboard.ts";
import { lendMicrophone } from "./microphone.ts";
import { newPerson, type Person } from "./person.ts";
import { screens } from "./screens.ts";
import { textsOf } from "./texts.ts";
import type { Visit } from "./visit.ts";

export interface JourneyOptions {
  /** The language that the browser asks for. @default "en" */
  language: OfferedLocale;
  /** @default "desktop" */
  size: keyof typeof screens;
  /** Makes any use of a pointer fail the journey. @default false */
  keyboardOnly: boolean;
  /**
   * Console errors that the journey causes on purpose, such as the browser's own note of a 401. Every other
   * error fails the journey. @default none
   */
  expectedErrors: RegExp | undefined;
}

interface JourneyFixtures {
  keyboard: Keyboard;
  /** The page, operated as the options say: with a mouse, a finger, or keys alone. */
  visit: Visit;
  /** The browser of another member: a phone in Italian. */
  otherVisit: Visit;
  /** A member who may do everything, in English, with the profile of that demo member. */
  robin: Person;
  /** Another such member, in Italian. */
  chiara: Person;
  /** The backend's AI for text, transcription and speech; at the end its former behaviour is restored. */
  ai: AiServer;
}

interface JourneyWorker {
  /** Off for what no member does, such as a hundred texts in a second. @default "on" */
  limits: "on" | "off";
  aiServer: AiServer;
  /**
   * One backend for all journeys of a worker, with the demo members and the people they meet, an AI, and
   * every limit: each browser has an address of its own. Starting one takes longer than most journeys: let each
   * make members of its own, and change no demo member whom another journey looks at.
   */
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

/** Watches every page of a browser. @returns fails when one of them reported an unexpected message */
function watchFaults(context: BrowserContext, expected: RegExp | undefined): () => void {
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
  limits: ["on", { option: true, scope: "worker" }],

  launchOptions: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern: no fixtures.
    ({}, provide) => lendMicrophone(provide),
    { scope: "worker" },
  ],

  aiServer: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern: no fixtures.
    async ({}, provide) => {
      const server = await startAiServer();
      await provide(server);
      await server.close();
    },
    { scope: "worker" },
  ],

  backend: [
    async ({ aiServer, limits }, provide) => {
      const settings = { DEMO: "on", LIMITS: limits, TRUST_PROXY: "127.0.0.1,::1" };
      const backend = await Backend.start({ ...settings, ...aiServer.settings }, addDemoData);
      await provide(backend);
      await backend.dispose();
    },
    { scope: "worker", timeout: 600_000 },
  ],

  ai: async ({ aiServer }, provide) => {
    await provide(aiServer);
    aiServer.setScript(defaultScript);
    for (const endpoint of ["chat", "transcription", "speech"] as const) {
      aiServer.setFault(endpoint);
    }
  },

  robin: async ({ backend }, provide) => provide(await newPerson(backend, "robin")),
  chiara: async ({ backend }, provide) => provide(await newPerson(backend, "chiara")),

  baseURL: ({ backend }, provide) => provide(backend.url),
  locale: ({ language }, provide) => provide(language),
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern: no fixtures.
  extraHTTPHeaders: ({}, provide) => provide({ ...fromAddress() }),
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
      language,
      input: keyboardOnly ? keyboardInput(page, keyboard) : pointerInput(page, hasTouch),
      t: textsOf(language),
    }),

  otherVisit: async ({ browser, baseURL, expectedErrors }, provide) => {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: "it",
      extraHTTPHeaders: { ...fromAddress() },
      viewport: { ...screens.phone },
      hasTouch: true,
      reducedMotion: "reduce",
    });
    const checkFaults = watchFaults(context, expectedErrors);
    const page = await context.newPage();
    await provide({ page, language: "it", input: pointerInput(page, true), t: textsOf("it") });
    await context.close();
    checkFaults();
  },
});

export { expect } from "@playwright/test";
