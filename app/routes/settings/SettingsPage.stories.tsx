import type { Choices } from "@gemel/mock/handlers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { App } from "../../shell/App.tsx";
import { atAddress } from "../../shell/testing/at-address.tsx";
import { arrives, type Play, shows } from "../../shell/testing/plays.ts";
import { germanOnPhone, memberScreenAt } from "../../shell/testing/screen.ts";

/** The settings with one group open; else a desktop opens the first, and a phone none. */
const settingsOf = (api: Choices = {}, group = "") =>
  memberScreenAt(`/settings#${group}`, { getMe: "onboardingComplete", ...api });

const meta = {
  title: "Screens/Settings",
  tags: ["!autodocs"],
  component: App,
  decorators: [atAddress],
  parameters: settingsOf(),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every group has what it asked for, the closed ones too. */
const loaded: Play = async ({ canvas }) => {
  await canvas.findAllByRole("switch", { hidden: true });
  await canvas.findByText(/^(This device|Dieses Gerät)$/);
  await waitFor(() => expect(document.querySelectorAll("[aria-busy=true]")).toHaveLength(0));
};

const says =
  (text: RegExp): Play =>
  async (context) => {
    await loaded(context);
    await context.canvas.findByText(text);
  };

const switchOff: Play = async (context) => {
  await loaded(context);
  await context.userEvent.click(context.canvas.getByRole("switch", { name: "A new match" }));
};

const takeGerman: Play = async (context) => {
  await loaded(context);
  const language = context.canvas.getByRole("region", { name: "Language and appearance" });
  await context.userEvent.selectOptions(within(language).getByRole("combobox"), "de");
};

const changePassword: Play = async (context) => {
  await loaded(context);
  const { canvas, userEvent } = context;
  const field = (label: RegExp) => canvas.getByLabelText(label, { selector: "input" });
  await userEvent.type(field(/^Current password/), "tre gatti sul tetto");
  await userEvent.type(field(/^New password/), "quattro gatti in cantina");
  await userEvent.type(field(/^Repeat the new password/), "quattro gatti in cantina");
  await userEvent.click(canvas.getByRole("button", { name: "Change password" }));
};

const signOutElsewhere: Play = async (context) => {
  await loaded(context);
  await context.userEvent.click(
    context.canvas.getByRole("button", { name: "Sign out Mobile Safari on iOS" }),
  );
};

const pressDownload: Play = async (context) => {
  await loaded(context);
  await context.userEvent.click(
    context.canvas.getByRole("button", { name: /^(Download|Herunterladen)$/ }),
  );
};

const askToDelete: Play = async (context) => {
  await loaded(context);
  const name = /^(Delete my account|Mein Konto löschen)$/;
  const deletion = within(context.canvas.getByRole("region", { name }));
  await context.userEvent.click(deletion.getByRole("button", { name }));
  await screen.findByRole("alertdialog");
};

const confirmDeletion: Play = async (context) => {
  await askToDelete(context);
  const { userEvent } = context;
  await userEvent.type(
    screen.getByLabelText(/^Current password/, { selector: "[role=alertdialog] input" }),
    "tre gatti",
  );
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Delete account" }));
};

export const Many: Story = { parameters: settingsOf({ getSessions: "several" }), play: loaded };

export const ManyGermanOnPhone: Story = {
  ...Many,
  globals: germanOnPhone,
  play: async (context) => {
    await loaded(context);
    await expect(context.canvas.getByText("3 von 3 an")).toBeVisible();
    const { bottom } = context.canvas
      .getByRole("button", { name: "Mein Konto löschen", expanded: false })
      .getBoundingClientRect();
    // All groups are in the first window.
    await expect(bottom).toBeLessThan(740);
  },
};

/** The sessions are open. */
export const SessionsGermanOnPhone: Story = {
  parameters: settingsOf({ getSessions: "several" }, "sessions"),
  globals: germanOnPhone,
  play: loaded,
};

export const RightToLeft: Story = { ...Many, globals: { direction: "rtl" } };

const askToUnblock: Play = async (context) => {
  await loaded(context);
  await context.userEvent.click(context.canvas.getByRole("button", { name: /Rainer T\./ }));
  await screen.findByRole("alertdialog");
};

const unblock: Play = async (context) => {
  await askToUnblock(context);
  const dialog = within(screen.getByRole("alertdialog"));
  await context.userEvent.click(dialog.getByRole("button", { name: "Unblock" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
};

export const BlockedSeveral: Story = {
  parameters: settingsOf({ getBlocks: "several" }, "blocks"),
  play: says(/^A former member$/),
};

export const BlockedNobody: Story = {
  parameters: settingsOf({ getBlocks: "none" }, "blocks"),
  play: says(/^You have not blocked anyone/),
};

export const UnblockQuestion: Story = {
  parameters: settingsOf({ getBlocks: "one" }, "blocks"),
  play: askToUnblock,
};

export const UnblockQuestionGermanOnPhone: Story = { ...UnblockQuestion, globals: germanOnPhone };

export const Unblocked: Story = {
  parameters: settingsOf({ getBlocks: "one" }, "blocks"),
  play: async (context) => {
    await unblock(context);
    await context.canvas.findByText("Rainer T. is unblocked.");
    await context.canvas.findByText(/^You have not blocked anyone/);
  },
};

export const NotUnblocked: Story = {
  parameters: settingsOf({ getBlocks: "one", unblockProfile: "internal" }, "blocks"),
  play: async (context) => {
    await unblock(context);
    await context.canvas.findByText(/^That did not work: Rainer T\. is still blocked/);
    await expect(context.canvas.getByRole("button", { name: "Unblock Rainer T." })).toBeEnabled();
  },
};

/** A backend made from the specification alone keeps no settings of an account. */
export const PlainBackend: Story = {
  parameters: settingsOf({ getMe: "plainValues" }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("radio", { hidden: true });
    await expect(canvas.queryByText("Blocked people")).toBeNull();
  },
};

export const Newcomer: Story = {
  parameters: memberScreenAt("/settings#sessions", { getMe: "registered", getSessions: "one" }),
  play: says(/^You are signed in nowhere else/),
};

export const Loading: Story = {
  parameters: settingsOf({
    getSettings: "loading",
    getSessions: "loading",
    getBlocks: "loading",
    getExport: "loading",
  }),
  play: arrives,
};

export const LoadFailed: Story = {
  parameters: settingsOf({
    getSettings: "internal",
    getSessions: "internal",
    getBlocks: "internal",
    getExport: "internal",
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("alert", { hidden: true })).toHaveLength(5));
  },
};

export const AllNoticesOff: Story = {
  parameters: settingsOf({ getSettings: "allOff" }, "notices"),
  play: loaded,
};

/** The app is in English here, the account speaks Italian. */
export const AnotherLanguageHere: Story = {
  parameters: settingsOf({}, "language"),
  play: says(/^On this device you chose English/),
};

export const LanguageChosen: Story = {
  parameters: settingsOf({ updateSettings: "allOff" }, "language"),
  play: async (context) => {
    await takeGerman(context);
    await context.canvas.findByRole("heading", { level: 1, name: "Einstellungen" });
  },
};

export const NoticeNotSaved: Story = {
  parameters: settingsOf({ updateSettings: "internal" }, "notices"),
  play: async (context) => {
    await switchOff(context);
    await context.canvas.findByText(/^That could not be saved/);
    await expect(context.canvas.getByRole("switch", { name: "A new match" })).toBeChecked();
  },
};

export const PasswordChanged: Story = {
  parameters: settingsOf({}, "password"),
  play: async (context) => {
    await changePassword(context);
    await context.canvas.findByText(/^Your password is changed/);
  },
};

export const PasswordWrong: Story = {
  parameters: settingsOf({ changePassword: "wrongPassword" }, "password"),
  play: shows("link", /This is not your current password/, changePassword),
};

export const PasswordGuessable: Story = {
  parameters: settingsOf({ changePassword: "guessablePassword" }, "password"),
  play: shows("link", /^New password: .* too easy to guess/, changePassword),
};

export const PasswordTooOften: Story = {
  parameters: settingsOf({ changePassword: "rateLimited" }, "password"),
  play: shows("group", /^Too many attempts/, changePassword),
};

export const SignedOutElsewhere: Story = {
  parameters: settingsOf({}, "sessions"),
  play: async (context) => {
    await signOutElsewhere(context);
    await context.canvas.findByText("That device is signed out.");
  },
};

export const NotSignedOut: Story = {
  parameters: settingsOf({ endSession: "internal" }, "sessions"),
  play: async (context) => {
    await signOutElsewhere(context);
    await context.canvas.findByText(/^That device could not be signed out/);
  },
};

export const AskingAboutOthers: Story = {
  parameters: settingsOf({}, "sessions"),
  play: async (context) => {
    await loaded(context);
    await context.userEvent.click(
      context.canvas.getByRole("button", { name: "Sign out everywhere else" }),
    );
    await screen.findByRole("alertdialog");
  },
};

const askForExport: Play = async ({ canvas, userEvent }) => {
  const name = /^(Prepare (my data|a new copy)|Meine Daten vorbereiten)$/;
  await userEvent.click(await canvas.findByRole("button", { name }));
  await screen.findByRole("alertdialog");
};

const confirmExport: Play = async (context) => {
  await askForExport(context);
  const dialog = within(screen.getByRole("alertdialog"));
  await context.userEvent.type(
    dialog.getByLabelText(/^Current password/, { selector: "input" }),
    "tre gatti sul tetto",
  );
  await context.userEvent.click(dialog.getByRole("button", { name: "Prepare my data" }));
};

export const ExportPreparing: Story = {
  parameters: settingsOf({ getExport: "preparing" }, "export"),
  play: says(/^Your copy is being made/),
};

export const ExportReady: Story = {
  parameters: settingsOf({ getExport: "ready" }, "export"),
  play: says(/^Your copy is ready: 4\.8 MB/),
};

export const ExportReadyGermanOnPhone: Story = {
  parameters: settingsOf({ getExport: "ready" }, "export"),
  globals: germanOnPhone,
  play: says(/^Deine Kopie ist fertig: 4,8 MB/),
};

export const ExportFailed: Story = {
  parameters: settingsOf({ getExport: "failed" }, "export"),
  play: says(/^Your last copy could not be made/),
};

export const ExportTooOften: Story = {
  parameters: settingsOf({ getExport: "none", requestExport: "rateLimited" }, "export"),
  play: async (context) => {
    await loaded(context);
    await confirmExport(context);
    await context.canvas.findByText(/^You can ask for three copies a day/);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const AskingForExport: Story = {
  parameters: settingsOf({ getExport: "none" }, "export"),
  play: async (context) => {
    await loaded(context);
    await askForExport(context);
  },
};

export const AskingForExportGermanOnPhone: Story = { ...AskingForExport, globals: germanOnPhone };

export const ExportWrongPassword: Story = {
  parameters: settingsOf({ getExport: "ready", requestExport: "wrongPassword" }, "export"),
  play: async (context) => {
    await loaded(context);
    await confirmExport(context);
    await screen.findByRole("link", { name: /This is not your current password/ });
  },
};

export const Downloading: Story = {
  parameters: settingsOf({ getExport: "ready", getExportFile: "loading" }, "export"),
  play: async (context) => {
    await pressDownload(context);
    await context.canvas.findByRole("progressbar");
  },
};

export const DownloadFailed: Story = {
  parameters: settingsOf({ getExport: "ready", getExportFile: "internal" }, "export"),
  play: async (context) => {
    await pressDownload(context);
    await context.canvas.findByText(/^The file could not be downloaded/);
  },
};

export const ExportExpired: Story = {
  parameters: settingsOf({ getExport: "ready", getExportFile: "notFound" }, "export"),
  play: async (context) => {
    await pressDownload(context);
    await context.canvas.findByText(/^That copy is gone/);
  },
};

export const AskingToDelete: Story = { parameters: settingsOf({}, "deletion"), play: askToDelete };

export const AskingToDeleteGermanOnPhone: Story = {
  parameters: settingsOf({}, "deletion"),
  play: askToDelete,
  globals: germanOnPhone,
};

export const DeletionWrongPassword: Story = {
  parameters: settingsOf({ deleteAccount: "wrongPassword" }, "deletion"),
  play: shows("link", /This is not your current password/, confirmDeletion),
};

export const DeletionFailed: Story = {
  parameters: settingsOf({ deleteAccount: "internal" }, "deletion"),
  play: shows("group", /^Your account could not be deleted/, confirmDeletion),
};

export const Deleted: Story = {
  parameters: settingsOf({}, "deletion"),
  play: async (context) => {
    await confirmDeletion(context);
    await context.canvas.findByText(/^Your account is deleted\. Until/);
  },
};
