import { expect, test, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { type UnmatchChoice, UnmatchDialog, type UnmatchDialogProps } from "./UnmatchDialog.tsx";

const asked = (props: Partial<UnmatchDialogProps> = {}) => (
  <UnmatchDialog
    name="Clémence"
    isOpen
    onOpenChange={() => undefined}
    onConfirm={() => undefined}
    {...props}
  />
);

test("proposes to block and not to report, and starts on the harmless button", async () => {
  const screen = await render(asked());
  await expect.element(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await expect
    .element(screen.getByRole("checkbox", { name: "Block Clémence as well" }))
    .toBeChecked();
  await expect
    .element(screen.getByRole("checkbox", { name: "Report Clémence to Gemel" }))
    .not.toBeChecked();
});

test("says what it means for whom", async () => {
  const screen = await render(asked());
  await expect
    .element(screen.getByRole("alertdialog", { name: "Unmatch this person?" }))
    .toHaveAccessibleDescription(
      "This removes your match with Clémence and may end your conversation.",
    );
});

test("while it is sent nothing can be changed, and why it failed takes the focus", async () => {
  const screen = await render(asked());
  await screen.getByText("Report Clémence to Gemel").click();
  const details = screen.getByRole("textbox", { name: "Details" });
  await expect.element(details).toHaveAttribute("rows", "3");
  await screen.rerender(asked({ isPending: true }));
  await expect.element(details).toBeDisabled();
  for (const checkbox of screen.getByRole("checkbox").elements()) expect(checkbox).toBeDisabled();
  await screen.rerender(asked({ error: "It could not be saved." }));
  await expect.element(screen.getByRole("group", { name: "It could not be saved." })).toHaveFocus();
  await expect.element(details).toBeEnabled();
});

test("without a report, reason and details are empty", async () => {
  const onConfirm = vi.fn<(choice: UnmatchChoice) => void>();
  const screen = await render(asked({ onConfirm }));
  await screen.getByRole("button", { name: "Unmatch" }).click();
  expect(onConfirm.mock.calls).toEqual([[{ block: true, report: false, reason: "", details: "" }]]);
});

test("a report needs a reason, may have details, and changes the button", async () => {
  const onConfirm = vi.fn<(choice: UnmatchChoice) => void>();
  const screen = await render(asked({ onConfirm }));
  await screen.getByText("Report Clémence to Gemel").click();
  const confirm = screen.getByRole("button", { name: "Report and unmatch" });
  await confirm.click();
  expect(onConfirm).not.toHaveBeenCalled();
  await expect.element(screen.getByRole("combobox", { name: "Reason" })).toBeInvalid();
  await screen.getByRole("combobox", { name: "Reason" }).selectOptions("spam");
  await screen.getByRole("textbox", { name: "Details" }).fill("Asked me for money");
  await confirm.click();
  expect(onConfirm.mock.calls).toEqual([
    [{ block: true, report: true, reason: "spam", details: "Asked me for money" }],
  ]);
});

test("a report that was unchecked again is not sent along", async () => {
  const onConfirm = vi.fn<(choice: UnmatchChoice) => void>();
  const screen = await render(asked({ onConfirm }));
  const report = screen.getByText("Report Clémence to Gemel");
  await report.click();
  await screen.getByRole("combobox", { name: "Reason" }).selectOptions("spam");
  await report.click();
  await screen.getByRole("button", { name: "Unmatch" }).click();
  expect(onConfirm.mock.calls).toEqual([[{ block: true, report: false, reason: "", details: "" }]]);
});

test("is reset when it opens again", async () => {
  const screen = await render(asked());
  await screen.getByText("Block Clémence as well").click();
  await screen.rerender(asked({ isOpen: false }));
  await screen.rerender(asked());
  await expect
    .element(screen.getByRole("checkbox", { name: "Block Clémence as well" }))
    .toBeChecked();
});
