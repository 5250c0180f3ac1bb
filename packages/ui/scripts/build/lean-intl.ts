import type { Plugin } from "vite";

/**
 * Takes the names for debuggers off react-intl's components: being assigned, they keep the provider
 * and all of its formats in every bundle that has but a Button.
 */
export const leanIntl = (): Plugin => ({
  name: "gemel:lean-intl",
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-intl[\\/]/ },
    handler: (code) => ({
      code: code.replaceAll(/^\w+\.displayName = "\w+";$/gm, ""),
      map: null,
    }),
  },
});
