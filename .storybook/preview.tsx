import type { Preview } from "@storybook/react-vite";
import { withThemeByDataAttribute } from "@storybook/addon-themes";
import { answerFromContract } from "@gemel/mock/msw";
import "@gemel/theme/styles";
import { mswLoader } from "msw-storybook-addon/csf3";
import { configure } from "storybook/test";
import { contrastInAllThemes } from "./contrast-in-all-themes.ts";
import { DocsPage } from "./DocsPage.tsx";
import { docsTheme } from "./brand.ts";
import { globalTypes, themes, viewports } from "./globals.ts";
import "./preview.css";
import { startWorker } from "./start-worker.ts";
import { languageLoader, withDensity, withLanguage } from "./with-language.tsx";

// A screen fetches its code, its texts and its answers before it shows them.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes,
  initialGlobals: { language: "en", direction: "ltr", density: "comfortable", theme: "light" },
  loaders: [mswLoader(startWorker), languageLoader],
  decorators: [
    withLanguage,
    withDensity,
    withThemeByDataAttribute({ themes, defaultTheme: "light", attributeName: "data-theme" }),
  ],
  beforeEach: answerFromContract,
  afterEach: contrastInAllThemes,
  parameters: {
    layout: "padded",
    controls: { expanded: true },
    viewport: { options: viewports },
    docs: { theme: docsTheme, page: DocsPage },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Foundations",
          ["Colour", "Type", "Space and shape", "Motion", "Icons", "The two rings"],
          "Decisions",
          "Contract",
          "Flows",
          "Brand",
          "Actions",
          "Forms",
          "Feedback",
          "Overlays",
          "Layout",
          "Navigation",
          "People",
          "Charts",
          "Media",
          "Screens",
        ],
      },
    },
    a11y: {
      test: "error",
      // react-aria announces a button that waits by pointing at its label, which is gone soon after.
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
