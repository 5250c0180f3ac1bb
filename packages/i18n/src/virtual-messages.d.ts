declare module "virtual:gemel-messages" {
  /** Made by `@gemel/i18n/vite-plugin` from `locales/*.json`. */
  export const loaders: import("./message-loaders.ts").MessageLoaders<
    import("./locales.ts").Locale
  >;
}

declare module "virtual:gemel-messages/pseudo" {
  export const loaders: import("./message-loaders.ts").MessageLoaders<"en-XA">;
}
