import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import type { Report } from "./report.ts";
import { ReportDialog } from "./ReportDialog.tsx";

test("asks for a reason before it sends", async () => {
  const onConfirm = vi.fn<(report: Report) => void>();
  const screen = await render(
    <ReportDialog name="Clémence" isOpen onOpenChange={() => undefined} onConfirm={onConfirm} />,
  );
  await expect
    .element(screen.getByRole("alertdialog", { name: "Report Clémence?" }))
    .toHaveAccessibleDescription(/Clémence/);
  const send = screen.getByRole("button", { name: "Report" });
  await send.click();
  expect(onConfirm).not.toHaveBeenCalled();
  await screen.getByRole("combobox", { name: "Reason" }).selectOptions("harassment");
  await send.click();
  expect(onConfirm.mock.calls).toEqual([[{ reason: "harassment", details: "" }]]);
});

test("messages are marked by keyboard, as many as the contract takes", async () => {
  const onConfirm = vi.fn<(report: Report) => void>();
  const messages = Array.from({ length: 21 }, (_none, index) => ({
    id: String(index),
    text: index === 1 ? null : `Message ${index}`,
    sentAt: new Date(2026, 10, 20, 8, index),
  }));
  const screen = await render(
    <ReportDialog
      name="Clémence"
      messages={messages}
      isOpen
      onOpenChange={() => undefined}
      onConfirm={onConfirm}
    />,
  );
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
  await screen.getByRole("button", { name: "Report" }).click();
  const messageIds = messages.slice(0, 19).map(({ id }) => id);
  expect(onConfirm.mock.calls).toEqual([[{ reason: "harassment", details: "", messageIds }]]);
});

test("takes as many details as the contract, without the space around them", async () => {
  const onConfirm = vi.fn<(report: Report) => void>();
  const screen = await render(
    <ReportDialog name="Clémence" isOpen onOpenChange={() => undefined} onConfirm={onConfirm} />,
  );
  await screen.getByRole("combobox", { name: "Reason" }).selectOptions("spam");
  const details = screen.getByRole("textbox", { name: "Details" });
  const send = screen.getByRole("button", { name: "Report" });
  await details.fill("😶".repeat(2001));
  await send.click();
  expect(onConfirm).not.toHaveBeenCalled();
  await expect.element(details).toBeInvalid();
  await details.fill(` ${"😶".repeat(2000)}\n`);
  await send.click();
  expect(onConfirm.mock.calls).toEqual([[{ reason: "spam", details: "😶".repeat(2000) }]]);
});
