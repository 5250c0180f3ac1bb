import { globalStyle } from "./style.ts";
import { themeRules } from "./theme-rules.ts";

for (const { selector, media, ...rule } of themeRules) {
  globalStyle(selector, media ? { "@media": { [media]: rule } } : rule, "theme");
}
