declare module "virtual:gemel-messages" {
  type Sources = import("./message-loaders.ts").MessageSources<import("./locales.ts").Locale>;
  /** Made by `@gemel/i18n/vite-plugin` from `locales/*.json`. */
  export const core: Sources["core"];
  export const loadFurther: Sources["loadFurther"];
}

declare module "virtual:gemel-messages/pseudo" {
  type Sources = import("./message-loaders.ts").MessageSources<"en-XA">;
  export const core: Sources["core"];
  export const loadFurther: Sources["loadFurther"];
}

declare module "virtual:gemel-legal" {
  type Page = import("./legal/legal-text.ts").LegalPage;
  type Language = import("./locales.ts").OfferedLocale;
  type LoadText = () => Promise<{ default: import("./legal/legal-text.ts").LegalText }>;
  /** One dynamic import per page and language. Made by `@gemel/i18n/vite-plugin` from `legal/*.md`. */
  export const loaders: Readonly<Record<Page, Readonly<Record<Language, LoadText>>>>;
}
