import { expect, test } from "vitest";
import { readStoryImports } from "./story-imports.ts";

test("names what a reader can import, from where they can", () => {
  const source = `import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart, type LucideIcon, Trash2 } from "lucide-react";
import { fn } from "storybook/test";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { Button } from "./Button.tsx";
import { ToastProvider } from "../../feedback/Toast/ToastProvider.tsx";
import { buttonKinds } from "./button-variants.ts";
`;
  expect(readStoryImports(source)).toEqual({
    Heart: "lucide-react",
    Trash2: "lucide-react",
    Inline: "@gemel/ui/Inline",
    Button: "@gemel/ui/Button",
    ToastProvider: "@gemel/ui/Toast",
  });
});
