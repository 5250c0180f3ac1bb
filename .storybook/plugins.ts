import { gemelMessages } from "@gemel/i18n/vite-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { catalogue } from "./catalogue/catalogue.ts";
import { choices } from "./props/choices.ts";
import { storyImports } from "./snippets/story-imports.ts";
import { workerScript } from "./mock/worker-script.ts";
import { writtenProps } from "./props/written-props.ts";

/** The Vite plugins that draw a story, in Storybook and in tests. */
export const storyPlugins = () => [
  react(),
  vanillaExtractPlugin(),
  gemelMessages(),
  catalogue(),
  choices(),
  storyImports(),
  writtenProps(),
  workerScript(),
];
