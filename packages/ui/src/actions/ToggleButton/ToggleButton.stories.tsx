import type { Meta, StoryObj } from "@storybook/react-vite";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { buttonSizes } from "../Button/button-variants.ts";
import { ToggleButton, toggleButtonKinds } from "./ToggleButton.tsx";

const meta = {
  title: "Actions/ToggleButton",
  component: ToggleButton,
  args: { children: "Filters", onChange: fn() },
  argTypes: {
    kind: { control: "inline-radio", options: toggleButtonKinds },
    size: { control: "inline-radio", options: buttonSizes },
  },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const icon = <SlidersHorizontal aria-hidden size="1em" />;

export const Off: Story = { args: { icon } };
export const On: Story = { args: { icon, defaultSelected: true } };

export const Kinds: Story = {
  render: (args) => (
    <Inline>
      {toggleButtonKinds.map((kind) => (
        <Inline key={kind}>
          <ToggleButton {...args} kind={kind} />
          <ToggleButton {...args} kind={kind} defaultSelected />
        </Inline>
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {buttonSizes.map((size) => (
        <ToggleButton key={size} {...args} icon={icon} size={size} defaultSelected />
      ))}
    </Inline>
  ),
};

const wishes = ["Has a cat", "Plays an instrument", "Voice message"];

function Wishes() {
  const [chosen, setChosen] = useState(["Has a cat"]);
  return (
    <Inline gap={2}>
      {wishes.map((wish) => (
        <ToggleButton
          key={wish}
          size="small"
          isSelected={chosen.includes(wish)}
          onChange={(isOn) =>
            setChosen(isOn ? [...chosen, wish] : chosen.filter((other) => other !== wish))
          }
        >
          {wish}
        </ToggleButton>
      ))}
    </Inline>
  );
}

export const SeveralAtOnce: Story = {
  render: () => <Wishes />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Voice message" }));
    await expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(2);
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Inline>
      <ToggleButton {...args} isDisabled />
      <ToggleButton {...args} isDisabled defaultSelected />
    </Inline>
  ),
};

export const LongGerman: Story = {
  args: {
    icon,
    defaultSelected: true,
    children: "Persönlichkeitsübereinstimmung in allen Lebensbereichen einblenden",
  },
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { icon, defaultSelected: true },
  globals: { direction: "rtl" },
};
