import { expect, test } from "vitest";
import { pasteableComponent } from "./pasteable-manifests.ts";

const source = `import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart } from "lucide-react";
import { fn } from "storybook/test";
import { Button } from "./Button.tsx";

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Save", onPress: fn(), icon: <Heart /> },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const SideBySide: Story = {
  args: { children: "Send", isPending: true },
  render: (args) => <Button {...args} />,
};
`;

test("a component's props say their types in full, and its snippets can be pasted as they are", () => {
  const story = (name: string, snippet: string) => ({
    id: `actions-button--${name}`,
    name,
    snippet,
  });
  const found = pasteableComponent(
    {
      id: "actions-button",
      name: "Button",
      path: "./Button.stories.tsx",
      jsDocTags: {},
      import: "import { Button } from '@gemel/ui';",
      reactDocgen: {
        props: { kind: { tsType: { name: "unknown[number]", raw: "(typeof kinds)[number]" } } },
      },
      stories: [
        story("Primary", "const Primary = () => <Button onPress={fn()}>Save</Button>;"),
        story("Side By Side", "const SideBySide = (args) => <Button {...args} />;"),
      ],
    },
    {
      stories: source,
      props: { onPress: { tsType: { name: "() => void" } } },
      choices: { kinds: '"primary" | "quiet"' },
    },
  );
  expect(found.reactDocgen?.props).toEqual({
    onPress: { tsType: { name: "() => void", raw: "() => void" } },
    kind: { tsType: { name: '"primary" | "quiet"', raw: '"primary" | "quiet"' } },
  });
  expect([found.import, ...found.stories.map(({ snippet }) => snippet)]).toEqual([
    undefined,
    `import { Button } from "@gemel/ui/Button";

const Primary = () => <Button onPress={() => {}}>Save</Button>;`,
    `import { Button } from "@gemel/ui/Button";

const args = { children: "Send", onPress: () => {}, isPending: true };

const SideBySide = () => <Button {...args} />;`,
  ]);
});
