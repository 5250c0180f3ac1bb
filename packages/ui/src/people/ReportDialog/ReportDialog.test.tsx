import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import type { Report } from "./report.ts";
import { ReportDialog, type ReportDialogProps } from "./ReportDialog.tsx";

async function draw(props: Partial<ReportDialogProps> = {}) {
  const onConfirm = vi.fn<(report: Report) => void>();
  const screen = await render(
    <ReportDialog
      name="Clémence"
      isOpen
      onOpenChange={() => undefined}
      onConfirm={onConfirm}
      {...props}
    />,
  );
  const send = screen.getByRole("button", { name: "Report" });
  return { screen, send, reports: onConfirm.mock.calls };
}

test("asks for a reason before it sends", async () => {
  const { screen, send, reports } = await draw();
  await expect
    .element(screen.getByRole("alertdialog", { name: "Report Clémence?" }))
    .toHaveAccessibleDescription(/Clémence/);
  await send.click();
  expect(reports).toEqual([]);
  await screen.getByRole("combobox", { name: "Reason" }).selectOptions("harassment");
  await send.click();
  expect(reports).toEqual([[{ reason: "harassment", details: "" }]]);
});

test("messages are marked by keyboard, as many as the contract takes", async () => {
  const messages = Array.from({ length: 21 }, (_none, index) => ({
    id: String(index),
    text: index === 1 ? null : `Message ${index}`,
    sentAt: new Date(2026, 10, 20, 8, index),
  }));
  const { screen, send, reports } = await draw({ messages });
  const reason = screen.getByRole("combobox", { name: "Reason" });
  await reason.selectOptions("harassment");
  reason.element().focus();
  const group = screen.getByRole("group", { name: "Which messages is it about?" });
  await userEvent.keyboard("{Tab} {Tab} ");
  await expect.element(group.getByRole("checkbox", { name: "Message 0" })).toBeChecked();
  await expect.element(group.getByRole("checkbox", { name: "Voice note" })).toBeChecked();
  await userEvent.keyboard("{Tab} {Tab} ".repeat(9));
  await expect.element(group.getByRole("checkbox", { name: "Message 19" })).toBeChecked();
  await expect.element(group.getByRole("checkbox", { name: "Message 20" })).toBeDisabled();
  await userEvent.keyboard(" ");
  await expect.element(group.getByRole("checkbox", { name: "Message 20" })).toBeEnabled();
  await send.click();
  const messageIds = messages.slice(0, 19).map(({ id }) => id);
  expect(reports).toEqual([[{ reason: "harassment", details: "", messageIds }]]);
});

test("takes as many details as the contract, without the space around them", async () => {
  const { screen, send, reports } = await draw();
  await screen.getByRole("combobox", { name: "Reason" }).selectOptions("spam");
  const details = screen.getByRole("textbox", { name: "Details" });
  await details.fill("😶".repeat(2001));
  await send.click();
  expect(reports).toEqual([]);
  await expect.element(details).toBeInvalid();
  await details.fill(` ${"😶".repeat(2000)}\n`);
  await send.click();
  expect(reports).toEqual([[{ reason: "spam", details: "😶".repeat(2000) }]]);
});
