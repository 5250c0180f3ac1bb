import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { gemelMessages } from "@gemel/i18n/vite-plugin";
import { workerScript } from "./worker-script.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./pages/**/*.mdx", "../packages/ui/src/**/*.stories.tsx", "../app/**/*.stories.tsx"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-themes",
    "@storybook/addon-vitest",
    "msw-storybook-addon",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      gemelMessages(),
      workerScript(),
      ...(vite.plugins ?? []),
    ],
    build: {
      ...vite.build,
      // Storybook's own chunks are large by nature; the app has its own figures.
      chunkSizeWarningLimit: 4000,
    },
  }),
};

export default config;
