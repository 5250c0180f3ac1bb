import { expect, test, vi } from "vitest";
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
