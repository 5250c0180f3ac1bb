import type { Preview, Decorator } from "@storybook/react-vite";
import isChromatic from "chromatic/isChromatic";
import "@gemel/theme/styles";
import { configure } from "storybook/test";
import { answerCalls, mockLoader } from "./mock/answer-calls.ts";
import { collectConsoleErrors, refuseConsoleErrors } from "./checks/console-errors.ts";
import { accessible } from "./checks/accessible.ts";
import { docsParameters } from "./docs/docs-parameters.tsx";
import { globalTypes, viewports } from "./globals.ts";
import "./preview.css";
import { chromaticModes } from "./picture-modes.ts";
import { restartChance, stopClock, stopWaits, storyTimeoutMs } from "./stand-still.ts";
import { languageLoader, withDensity, withLanguage } from "./decorators/with-language.tsx";
import { withTheme } from "./decorators/with-theme.tsx";
import { StrictMode } from "react";
import { choices } from "virtual:gemel-choices";
import { describeProp } from "./props/describe-prop.ts";
import { literalsOf } from "./props/literals.ts";
import { propsOf } from "./props/props-of.ts";

type ArgTypesEnhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

/**
 * Describes what the controls change as the pages do, and offers what there is to choose. Storybook takes a
 * default for a part of the text, and sees `unknown` in a type that is made from an array.
 */
const describeArgs: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = propsOf(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const docgen = props[name];
      if (docgen === undefined) return [name, argType];
      const { type, isRequired, initial, text } = describeProp(name, docgen, choices);
      const value = [...literalsOf(type)];
      const described = {
        ...argType,
        description: text,
        table: {
          ...argType.table,
          type: { summary: type },
          ...(initial === undefined ? {} : { defaultValue: { summary: initial } }),
        },
        ...(value.length === 0 ? {} : { type: { name: "enum", value, required: isRequired } }),
      };
      return [name, described];
    }),
  );
};

/**
 * Every story runs in React's StrictMode, which renders twice. Effects it runs twice only in what mounts later,
 * such as a dialog: Storybook keeps the root of the page to itself, and a StrictMode further down spares what
 * mounts together with it. Tests of components have theirs at the root.
 */
const withStrictMode: Decorator = (Story) => (
  <StrictMode>
    <Story />
  </StrictMode>
);

configure({
  // A screen fetches its code, its texts and its answers before it shows them.
  asyncUtilTimeout: storyTimeoutMs,
  // Leaves out the document as text: while a story waits, every try would make it again.
  getElementError: (message) => new Error(message ?? "No such element"),
});

// Chromatic compares pictures of different days.
if (isChromatic()) {
  stopClock();
  stopWaits();
  restartChance();
}

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [describeArgs],
  globalTypes,
  initialGlobals: { language: "en", direction: "ltr", density: "comfortable", theme: "light" },
  loaders: [mockLoader, languageLoader],
  decorators: [withLanguage, withDensity, withTheme, withStrictMode],
  // The screen before is still there and may send a call: that it has no answer is no error of this one.
  beforeEach: [answerCalls, collectConsoleErrors],
  afterEach: [accessible, refuseConsoleErrors],
  parameters: {
    layout: "padded",
    controls: { expanded: true },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    docs: docsParameters,
    options: {
      storySort: {
        order: [
          "Welcome",
          "All components",
          "Patterns",
          "Foundations",
          [
            "Tokens",
            "Colour",
            "Type",
            "Space and shape",
            "Motion",
            "Icons",
            "Voice and tone",
            "Languages",
            "Three widths",
            "The two rings",
            "Providers",
          ],
          "Decisions",
          "How scores are made",
          "Contract",
          "Flows",
          "Brand",
          "Actions",
          "Forms",
          "Feedback",
          "Overlays",
          "Navigation",
          "Layout",
          "Media",
          "Charts",
          "People",
          "Questionnaire",
          "Chat",
          "Moderation",
          "Screens",
        ],
      },
    },
    a11y: {
      // Tests check each part of a screen once (`checks/accessible.ts`), the panel all of a story.
      test: "__vitest_browser__" in globalThis ? "off" : "error",
      // react-aria announces a button that waits by pointing at its label, which is removed soon after.
      context: { exclude: ["[data-live-announcer]"] },
      options: {
        runOnly: {
          type: "tag",
          values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        },
        rules: {
          "target-size": { enabled: true },
          // A component is no page: landmarks and the first heading are the shell's and are tested there.
          region: { enabled: false },
          "page-has-heading-one": { enabled: false },
          "landmark-one-main": { enabled: false },
        },
      },
    },
  },
};

export default preview;
