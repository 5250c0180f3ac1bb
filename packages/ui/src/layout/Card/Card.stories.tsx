import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { Card, cardPaddings, cardTones } from "./Card.tsx";

const meta = {
  title: "Layout/Card",
  component: Card,
  args: { children: "You both plan far ahead, and recharge in company." },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {cardTones.map((tone) => (
        <Card key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Paddings: Story = {
  render: (args) => (
    <Stack>
      {cardPaddings.map((padding) => (
        <Card key={padding} {...args} padding={padding} />
      ))}
    </Stack>
  ),
};

export const LongGerman: Story = {
  args: {
    as: "section",
    children:
      "Eure Persönlichkeitsübereinstimmung beruht auf Selbsteinschätzungen: Gewissenhaftigkeitsunterschiede fallen im Beziehungsalltag meistens weniger ins Gewicht als Verträglichkeitsunterschiede.",
  },
  globals: { language: "de" },
};
