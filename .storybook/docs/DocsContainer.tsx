import { DocsContainer as Container, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, type PropsWithChildren } from "react";
import { useGlobals } from "../blocks/use-globals.ts";
import { useIsDark } from "../blocks/use-is-dark.ts";
import { docsNight, docsTheme } from "../brand.ts";
import { themes } from "../globals.ts";

/** A page of documentation in the theme that the toolbar asks for, as the stories on it. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme = "light" } = useGlobals(context.channel);
  const isDark = useIsDark(context.channel);

  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = themes[theme] ?? "light";
  }, [theme]);

  return (
    <Container context={context} theme={isDark ? docsNight : docsTheme}>
      {children}
    </Container>
  );
}
