import type { StorybookConfig } from "@storybook/react-vite";
import { pasteableManifests } from "./snippets/pasteable-manifests.ts";
import { plainJsxInMdx } from "./docs/plain-jsx-in-mdx.ts";
import { storyPlugins } from "./plugins.ts";

const config: StorybookConfig & { experimental_manifests: typeof pasteableManifests } = {
  framework: "@storybook/react-vite",
  stories: [
    "./pages/**/*.mdx",
    "../packages/ui/src/**/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../app/**/*.stories.tsx",
  ],
  // The pictures of the visual tests, as thumbnails and to draw with.
  staticDirs: [{ from: "../tests/visual/accepted/components", to: "/pictures" }],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [plainJsxInMdx] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-themes",
    "@storybook/addon-vitest",
    "@storybook/addon-mcp",
  ],
  // The list of components, props and pages that `manifests/` and `/mcp` give to assistants.
  features: { componentsManifest: true, experimentalCodeExamples: true },
  experimental_manifests: pasteableManifests,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Read for the pages alone: a run of tests would parse every source once more.
  typescript: { reactDocgen: process.env["VITEST"] === undefined ? "react-docgen" : false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...storyPlugins(), ...(vite.plugins ?? [])],
    build: {
      ...vite.build,
      // Storybook's own chunks are large by nature; the app has its own figures.
      chunkSizeWarningLimit: 4000,
    },
  }),
};

export default config;
