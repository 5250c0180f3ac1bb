import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Ban,
  EllipsisVertical,
  Flag,
  HeartCrack,
  MessageCircle,
  MicOff,
  UserRound,
} from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Menu, MenuTrigger } from "./Menu.tsx";
import { MenuItem } from "./MenuItem.tsx";
import { MenuSection } from "./MenuSection.tsx";

const icon = { "aria-hidden": true, size: "1em", strokeWidth: 1.75 } as const;

const meta = {
  title: "Overlays/Menu",
  component: Menu,
  subcomponents: { MenuItem, MenuSection },
  parameters: {
    docs: {
      // Each in a frame of its own: on one page they would cover one another.
      story: { inline: false, height: "26rem" },
    },
  },
  args: { onAction: fn() },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <MenuTrigger defaultOpen>
      <IconButton label="More about Rosalind" kind="outlined">
        <EllipsisVertical {...icon} />
      </IconButton>
      <Menu {...args}>
        <MenuItem id="unmatch" label="Unmatch" icon={<HeartCrack {...icon} />} tone="danger" />
        <MenuItem id="block" label="Block" icon={<Ban {...icon} />} tone="danger" />
        <MenuItem id="report" label="Report" icon={<Flag {...icon} />} />
      </Menu>
    </MenuTrigger>
  ),
};

export const Sections: Story = {
  render: (args) => (
    <MenuTrigger defaultOpen>
      <IconButton label="More about Ingrid" kind="outlined">
        <EllipsisVertical {...icon} />
      </IconButton>
      <Menu {...args}>
        <MenuSection label="Ingrid">
          <MenuItem id="profile" label="Open her profile" icon={<UserRound {...icon} />} />
          <MenuItem id="message" label="Write to her" icon={<MessageCircle {...icon} />} />
        </MenuSection>
        <MenuSection label="Part ways" isLabelHidden>
          <MenuItem id="unmatch" label="Unmatch" icon={<HeartCrack {...icon} />} tone="danger" />
          <MenuItem id="report" label="Report" icon={<Flag {...icon} />} />
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
};

export const WithDisabled: Story = {
  render: (args) => (
    <MenuTrigger defaultOpen>
      <Button kind="secondary">Yusuf</Button>
      <Menu {...args} disabledKeys={["voice", "block"]}>
        <MenuItem id="message" label="Write to him" icon={<MessageCircle {...icon} />} />
        <MenuItem id="voice" label="Listen to his voice" icon={<MicOff {...icon} />} />
        <MenuItem id="block" label="Block" icon={<Ban {...icon} />} tone="danger" />
      </Menu>
    </MenuTrigger>
  ),
};

export const Choices: Story = {
  render: (args) => (
    <MenuTrigger defaultOpen>
      <Button kind="secondary">Sort</Button>
      <Menu {...args} selectionMode="single" defaultSelectedKeys={["compatibility"]}>
        <MenuItem id="compatibility" label="Compatibility, both ways" />
        <MenuItem id="distance" label="Distance" />
        <MenuItem id="newest" label="New members first" />
      </Menu>
    </MenuTrigger>
  ),
};

export const LongGerman: Story = {
  render: (args) => (
    <MenuTrigger defaultOpen>
      <IconButton label="Mehr zu Clémence" kind="outlined">
        <EllipsisVertical {...icon} />
      </IconButton>
      <Menu {...args}>
        <MenuItem
          id="unmatch"
          label="Verbindung mit Clémence auflösen"
          icon={<HeartCrack {...icon} />}
          tone="danger"
        />
        <MenuItem
          id="report"
          label="Profil wegen Regelverstoßes melden"
          icon={<Flag {...icon} />}
        />
      </Menu>
    </MenuTrigger>
  ),
  globals: { language: "de", viewport: { value: "phone" } },
};

export const RightToLeft: Story = { ...Default, globals: { direction: "rtl" } };

export const Closed: Story = {
  render: (args) => (
    <MenuTrigger>
      <IconButton label="More about Björn" kind="outlined">
        <EllipsisVertical {...icon} />
      </IconButton>
      <Menu {...args}>
        <MenuItem id="unmatch" label="Unmatch" icon={<HeartCrack {...icon} />} tone="danger" />
        <MenuItem id="report" label="Report" icon={<Flag {...icon} />} />
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "More about Björn" });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Report" }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
