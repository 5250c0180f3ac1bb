import { DecoratorHelpers } from "@storybook/addon-themes";
import type { Decorator } from "@storybook/react-vite";
import { themes } from "../globals.ts";

DecoratorHelpers.initializeThemeState(Object.keys(themes), "light");

/**
 * The toolbar's theme, before the story is drawn: the addon's own decorator waits until the play function
 * has ended, and a story that waits for something stands in the light until then.
 */
export const withTheme: Decorator = (Story, context) => {
  // A page of documentation has one theme for all of its stories, from its container.
  if (context.viewMode !== "docs") {
    const theme = DecoratorHelpers.pluckThemeFromContext(context);
    document.documentElement.dataset["theme"] = themes[theme] ?? "light";
  }
  return <Story />;
};
