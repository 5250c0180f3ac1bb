import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Choices } from "@gemel/mock/handlers";
import { expect, screen, waitFor } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { arrives, type Play, says } from "../../shell/testing/plays.ts";
import { germanOnPhone, memberScreenAt } from "../../shell/testing/screen.ts";

const newcomer = { getMe: "registered", getMyProfile: "empty" } as const;
const longNames = { getMe: "longNames", getMyProfile: "longNames" } as const;

const meta = {
  title: "Screens/Profile",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: memberScreenAt("/profile", { getMe: "onboardingComplete", getMyProfile: "full" }),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

const tabs: Play = async ({ canvas }) => {
  await canvas.findByRole("tablist");
};

const secondTab: Play = async ({ canvas, userEvent }) => {
  const [, appearance] = await canvas.findAllByRole("tab");
  if (appearance) await userEvent.click(appearance);
  // The tab's own code comes after it.
  await waitFor(() => expect(document.querySelector('[name="height_cm"]')).not.toBeNull());
};

const twinTab: Play = async ({ canvas, userEvent }) => {
  const [personal, , twin] = await canvas.findAllByRole("tab");
  if (!personal || !twin) throw new Error("The profile has no tabs");
  await userEvent.click(twin);
  // Code that arrives as the test library's `act` ends is drawn with the next event, not before.
  const switches = await canvas
    .findAllByRole("switch", undefined, { timeout: 3_000 })
    .catch(() => []);
  if (switches.length > 0) return;
  await userEvent.click(personal);
  await userEvent.click(twin);
  await canvas.findAllByRole("switch");
};

const twinOf = (getMe: NonNullable<Choices["getMe"]>, more: Choices = {}) =>
  memberScreenAt("/profile", { getMe, getMyProfile: "full", ...more });

const switchOne: Play = async (context) => {
  await twinTab(context);
  await context.userEvent.click(context.canvas.getByRole("switch", { name: /before a like/ }));
};

const leave: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: /^(City|Ort)/ }), " Nord");
  await userEvent.click(await canvas.findByRole("link", { name: /Home|Start/ }));
  await screen.findByRole("alertdialog");
};

const typeNickname: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: /Nickname/ }), "clemence");
};

const saving = (updateMyProfile: NonNullable<Choices["updateMyProfile"]>) =>
  memberScreenAt("/profile", { getMe: "onboardingComplete", updateMyProfile });

const saveCity: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: /City/ }), " Nord");
  await userEvent.click(canvas.getByRole("button", { name: "Save" }));
};

export const Full: Story = { play: tabs };

export const Loading: Story = {
  parameters: memberScreenAt("/profile", { getMyProfile: "loading" }),
  play: arrives,
};

export const LoadFailed: Story = {
  parameters: memberScreenAt("/profile", { getMyProfile: "internal" }),
  play: says("Failed to load profile."),
};

export const EmptyMember: Story = { parameters: memberScreenAt("/profile", newcomer), play: tabs };
export const LongNames: Story = { parameters: memberScreenAt("/profile", longNames), play: tabs };

export const ArabicMember: Story = {
  parameters: memberScreenAt("/profile", { getMyProfile: "arabic" }),
  play: tabs,
};

export const Incomplete: Story = {
  parameters: memberScreenAt("/profile", newcomer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute("role", "group"));
    await expect(document.activeElement).toHaveTextContent(
      "Please choose an available nickname. Please enter your birth date and gender to continue.",
    );
  },
};

export const NicknameTooShort: Story = {
  parameters: memberScreenAt("/profile", newcomer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /Nickname/ }), "clem");
    await canvas.findByText("Nickname must be at least 5 characters long.");
  },
};

export const NicknameAvailable: Story = {
  parameters: memberScreenAt("/profile", { ...newcomer, checkNickname: "available" }),
  play: says("This nickname is available!", typeNickname),
};

export const NicknameTaken: Story = {
  parameters: memberScreenAt("/profile", { ...newcomer, checkNickname: "taken" }),
  play: says("This nickname is already taken.", typeNickname),
};

export const NicknameRefused: Story = {
  parameters: memberScreenAt("/profile", { ...newcomer, checkNickname: "nicknameCharacters" }),
  play: says("Letters, digits, spaces and . _ ' - only.", typeNickname),
};

export const NicknameCheckFailed: Story = {
  parameters: memberScreenAt("/profile", { ...newcomer, checkNickname: "unreachable" }),
  play: says("Could not verify nickname.", typeNickname),
};

export const Unsaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /City/ }), " Nord");
    await canvas.findByText("Changes not saved yet");
  },
};

export const Saving: Story = { parameters: saving("loading"), play: saveCity };
export const Saved: Story = { play: says("Your profile is saved.", saveCity) };

export const SaveFailed: Story = {
  parameters: saving("internal"),
  play: says("An error occurred while saving.", saveCity),
};

export const SaveUnanswered: Story = {
  parameters: saving("unreachable"),
  play: says(/We cannot reach Gemel right now/, saveCity),
};

export const Underage: Story = {
  parameters: saving("underage"),
  play: async (context) => {
    await saveCity(context);
    await waitFor(() =>
      expect(context.canvas.getAllByText(/you must be 18 or older/).length).toBeGreaterThan(0),
    );
  },
};

export const BioWithContactDetails: Story = {
  parameters: saving("contactDetails"),
  play: says(/leave out links, addresses and phone numbers/, saveCity),
};

export const AppearanceWithPicture: Story = {
  play: async (context) => {
    await secondTab(context);
    await waitFor(() =>
      expect(context.canvasElement.querySelector('img[src^="blob:"]')).toBeVisible(),
    );
  },
};

/** Before the picture is taken down. */
export const AskedToRemovePicture: Story = {
  parameters: {
    visual: { skip: "A portrait below a scrim is not drawn to the same level twice." },
  },
  play: async (context) => {
    await secondTab(context);
    await context.userEvent.click(
      await context.canvas.findByRole("button", { name: "Remove picture" }),
    );
    await screen.findByRole("alertdialog");
  },
};

export const AppearanceWithoutPicture: Story = {
  parameters: memberScreenAt("/profile", newcomer),
  play: secondTab,
};

export const TwinReady: Story = {
  parameters: twinOf("onboardingComplete"),
  play: async (context) => {
    await twinTab(context);
    await context.canvas.findByText(/^Confirmed on/);
    await context.canvas.findByText(/^5 messages since/);
  },
};

export const TwinUnvisited: Story = {
  parameters: twinOf("onboardingComplete", { getTwinSharing: "unconfirmed", getTwinTalks: "none" }),
  play: async (context) => {
    await twinTab(context);
    await context.canvas.findByText(/^Not confirmed/);
    await context.canvas.findByText("Nobody else has talked with it yet.");
  },
};

export const TwinAnswerChanged: Story = {
  parameters: twinOf("onboardingComplete", { getTwinSharing: "changed" }),
  play: says(/^This answer has changed since/, twinTab),
};

export const TwinConfirmFailed: Story = {
  parameters: twinOf("onboardingComplete", { confirmTwinSharing: "internal" }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await twinTab(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Confirm this choice" }));
    await canvas.findByText("This did not work. Please try again.");
  },
};

export const TwinSharingNotLoaded: Story = {
  parameters: twinOf("onboardingComplete", {
    getTwinSharing: "internal",
    getTwinTalks: "internal",
  }),
  play: async (context) => {
    await twinTab(context);
    await context.canvas.findByText("What your twin may say could not be loaded");
    await context.canvas.findByText("Who talked with your twin could not be loaded");
  },
};

/** The tab without twin sharing, on a server that does not ask the owner. */
export const TwinWithoutSharing: Story = {
  parameters: twinOf("longNames"),
  play: async (context) => {
    await twinTab(context);
    await expect(context.canvas.queryByRole("button", { name: "Confirm this choice" })).toBeNull();
  },
};

export const TwinEndingATalk: Story = {
  parameters: twinOf("onboardingComplete"),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await twinTab(context);
    await userEvent.click(await canvas.findByRole("button", { name: "End: Rainer T." }));
    await screen.findByRole("alertdialog");
  },
};

export const TwinBeingMade: Story = { parameters: twinOf("questionnaireCompleted"), play: twinTab };

export const TwinBeforeQuestionnaire: Story = {
  parameters: twinOf("profileCompleted"),
  play: twinTab,
};

export const TwinBeforeProfile: Story = {
  parameters: memberScreenAt("/profile", newcomer),
  play: twinTab,
};

export const TwinUnsaved: Story = {
  parameters: twinOf("onboardingComplete"),
  play: says("Changes not saved yet", switchOne),
};

export const TwinSaveFailed: Story = {
  parameters: twinOf("onboardingComplete", { updateMyProfile: "internal" }),
  play: async (context) => {
    await switchOne(context);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Save" }));
    await context.canvas.findByText("An error occurred while saving.");
    await expect(context.canvas.getByRole("switch", { name: /before a like/ })).not.toBeChecked();
  },
};

/** The member goes to another page with unsaved changes. */
export const Leaving: Story = { play: leave };
export const LeavingGermanOnPhone: Story = { play: leave, globals: germanOnPhone };

export const TwinGermanOnPhone: Story = {
  parameters: twinOf("onboardingComplete"),
  play: twinTab,
  globals: germanOnPhone,
};

export const TwinDark: Story = {
  parameters: twinOf("questionnaireCompleted"),
  play: twinTab,
  globals: { language: "de", theme: "dark" },
};

export const FullGermanOnPhone: Story = { play: tabs, globals: germanOnPhone };
export const LongNamesGermanOnPhone: Story = { ...LongNames, globals: germanOnPhone };

export const AppearanceGermanOnPhone: Story = {
  parameters: memberScreenAt("/profile", longNames),
  play: secondTab,
  globals: germanOnPhone,
};

export const RightToLeft: Story = { play: tabs, globals: { direction: "rtl" } };
