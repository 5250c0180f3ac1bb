import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { RulingForm, type RulingFormProps } from "./RulingForm.tsx";

const ignore = () => undefined;

const meta = {
  title: "Moderation/RulingForm",
  component: RulingForm,
  args: {
    action: null,
    note: "",
    onChange: ignore,
    onSubmit: ignore,
    hasKeys: true,
    onHasKeysChange: ignore,
  },
} satisfies Meta<typeof RulingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filled(props: RulingFormProps) {
  const [draft, setDraft] = useState<Pick<RulingFormProps, "action" | "note">>(props);
  return (
    <RulingForm
      {...props}
      {...draft}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
    />
  );
}

export const Default: Story = { render: (args) => <Filled {...args} /> };

export const Chosen: Story = {
  args: { action: "warn", note: "First time. The tone is rude; no threat." },
  render: (args) => <Filled {...args} />,
};

export const WithoutKeys: Story = { args: { action: "warn", hasKeys: false } };
export const Revising: Story = { args: { action: "warn", onCancel: () => undefined } };
export const Pending: Story = { args: { action: "dismiss", isPending: true } };

export const Failed: Story = {
  args: { action: "dismiss", error: "That did not work. Nothing was decided." },
};

export const LongGerman: Story = {
  args: { action: "suspend", note: "Donaudampfschifffahrtsgesellschaftskapitänin." },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { args: { action: "warn" }, globals: { direction: "rtl" } };
