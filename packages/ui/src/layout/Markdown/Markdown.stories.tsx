import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { markdownSets } from "./markdown-sets.ts";
import { Markdown } from "./Markdown.tsx";

const advice = `She answers questions with pictures. **Ask about the kitchen**, not the ferry.

Three ways to begin:

1. What stands on her window sill?
2. Which bread does she bake when *nobody* is watching?
3. Or send the recipe: [sourdough for patient people](https://example.com/sourdough).`;

const insights = `## Someone to rely on

What you promise you keep, mostly earlier than asked. **Conscientiousness is by far your strongest trait.** You like plans that work out, and you remember what others tell you in passing.

## Calm when it gets loud

Anger leaves you quickly. Among people you are at ease, but you need no stage.

> After a crowded evening you look for quiet, and that is not coldness.

### How you love

- **Time together** is what you give and what you wait for, without telephones on the table.
- **Acts of service** come next, above all when they are yours.

---

Words matter less to you than you think. Read \`openness\` with a grain of salt.`;

const meta = {
  title: "Layout/Markdown",
  component: Markdown,
  args: { children: advice },
  render: (args) => (
    <div style={{ maxInlineSize: "28rem" }}>
      <Card>
        <Markdown {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EachSpeaker: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: "28rem" }}>
      <Stack>
        {(["plain", "garnet", "twin", "duo"] as const).map((tone) => (
          <Card key={tone} tone={tone}>
            <Markdown {...args} />
          </Card>
        ))}
      </Stack>
    </div>
  ),
};

export const Document: Story = {
  args: { children: insights, variant: "document" },
  render: (args) => <Markdown {...args} />,
};

/** The same text in each set of tags. */
export const Allowed: Story = {
  render: () => (
    <div style={{ maxInlineSize: "28rem" }}>
      <Stack>
        {markdownSets.map((set) => (
          <Card key={set}>
            <Markdown allowed={set}>{insights}</Markdown>
          </Card>
        ))}
      </Stack>
    </div>
  ),
};

export const LineFeeds: Story = {
  args: { children: "Dear Yusuf,\nthe ferry was late.\n\nUntil Sunday\nClémence" },
};

export const Code: Story = {
  args: { children: "The oven speaks in numbers:\n\n```\nheat 250 °C\nsteam  12 min\n```" },
};

/** No part of this may run, load, or lead to a page of Gemel. */
export const Hostile: Story = {
  args: {
    children: `[Your prize](javascript:alert(1)), [profile](/profile), ![a cat](https://example.com/cat.png)

<script>alert(1)</script> <b onclick="alert(1)">bold</b>

Ganymede${"eeee".repeat(60)} https://example.com/${"long".repeat(40)}`,
  },
};

export const LongGerman: Story = {
  args: {
    variant: "document",
    children: `## Gewissenhaftigkeit und Verlässlichkeit

Deine Persönlichkeitsmerkmale ergänzen sich: **Gewissenhaftigkeit** und *Verträglichkeit* führen dazu, dass du Meinungsverschiedenheiten früh ansprichst.

- **Zeit zu zweit** ist das, was du gibst und worauf du wartest.
- **Hilfsbereitschaft im Alltag** kommt gleich danach.

Mehr darüber: [Wie die fünf Persönlichkeitsmerkmale gemessen werden](https://example.com/de).`,
  },
  globals: { language: "de", viewport: { value: "phone" } },
  render: (args) => <Markdown {...args} />,
};

export const RightToLeft: Story = {
  args: { children: insights, variant: "document" },
  globals: { direction: "rtl" },
  render: (args) => <Markdown {...args} />,
};
