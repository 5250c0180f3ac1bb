import type { Meta, StoryObj } from "@storybook/react-vite";
import { App } from "./App.tsx";
import { atAddress } from "./testing/at-address.tsx";
import { arrives, type Play, shows } from "./testing/plays.ts";
import { germanOnPhone, memberScreenAt, screenAt } from "./testing/screen.ts";

const meta = {
  title: "Screens/Around every page",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: screenAt("/nowhere"),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (text: string): Play =>
  async ({ canvas }) => {
    await canvas.findByText(text);
    await canvas.findByRole("heading", { level: 1 });
  };

export const NotFound: Story = { play: says("Nobody lives at this address") };
export const NotFoundGermanOnPhone: Story = { play: arrives, globals: germanOnPhone };
export const HeaderSignedOut: Story = { parameters: screenAt("/forgot-password"), play: arrives };

export const HeaderSignedIn: Story = {
  parameters: memberScreenAt("/home"),
  play: shows("button", "You"),
};

export const HeaderSignedInGermanOnPhone: Story = {
  parameters: memberScreenAt("/home"),
  play: shows("button", "Du"),
  globals: germanOnPhone,
};

/** The admins warned the member, who has not said yet that they read it. */
export const Warned: Story = {
  parameters: memberScreenAt("/home", { getMe: "warned" }),
  play: shows("alertdialog", "You have been warned"),
};

export const WarnedGermanOnPhone: Story = {
  parameters: memberScreenAt("/home", { getMe: "warned" }),
  play: shows("alertdialog", "Du hast eine Verwarnung erhalten"),
  globals: germanOnPhone,
};

/** The gate sent a visitor to the login, and says why for five seconds. */
export const FlashBanner: Story = {
  parameters: screenAt("/profile"),
  play: says("Please log in first."),
};

export const FlashBannerGermanOnPhone: Story = {
  parameters: screenAt("/profile"),
  play: says("Bitte melde dich zuerst an."),
  globals: germanOnPhone,
};

export const SessionEnded: Story = {
  parameters: memberScreenAt("/profile", { getMe: "unauthorized", refreshToken: "unauthorized" }),
  play: says("Your session has ended. Please log in again."),
};

export const Unreachable: Story = {
  parameters: memberScreenAt("/home", { getMe: "unreachable" }),
  play: says("We cannot reach Gemel right now"),
};

export const UnreachableGermanOnPhone: Story = {
  parameters: memberScreenAt("/home", { getMe: "unavailable" }),
  play: arrives,
  globals: germanOnPhone,
};

/** The connection went while the member was in the middle of something: what they have stays. */
export const OutOfReach: Story = {
  parameters: screenAt("/profile", {
    api: { login: "onboardingComplete", getMe: "unreachable", getMyProfile: "full" },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Email" }), "g@example.com");
    await userEvent.type(canvas.getByLabelText("Password"), "linen and salt{Enter}");
    await userEvent.type(await canvas.findByRole("textbox", { name: /City/ }), " Nord");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText("We cannot reach Gemel right now");
  },
};

export const RightToLeft: Story = { play: arrives, globals: { direction: "rtl" } };
