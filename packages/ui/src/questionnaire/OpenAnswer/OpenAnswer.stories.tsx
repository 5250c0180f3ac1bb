import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { OpenAnswer, type OpenAnswerProps } from "./OpenAnswer.tsx";

function Writing({ value: start, ...props }: OpenAnswerProps) {
  const [value, setValue] = useState(start);
  return (
    <div style={{ maxInlineSize: "40rem" }}>
      <OpenAnswer {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: "Questionnaire/OpenAnswer",
  component: OpenAnswer,
  args: { value: "", onChange: () => undefined },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof OpenAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Written: Story = {
  args: { value: "On the ferry, in the rain, with bread under my coat." },
};

export const TooShort: Story = { args: { value: "Ferries", wasRefused: true } };
export const TooLong: Story = { args: { value: "Bread and ferries. ".repeat(53) } };

export const Disabled: Story = {
  args: { value: "On the ferry, in the rain, with bread under my coat.", isDisabled: true },
};

export const LongGerman: Story = {
  args: { value: "Fähren", wasRefused: true },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
