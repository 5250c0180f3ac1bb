import { useState, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../actions/Button/Button.tsx";
import { ConfirmDialog } from "../../overlays/ConfirmDialog/ConfirmDialog.tsx";
import { Dialog } from "../../overlays/Dialog/Dialog.tsx";
import { Drawer } from "../../overlays/Drawer/Drawer.tsx";
import { AdviceSheet } from "../../people/AdviceSheet/AdviceSheet.tsx";
import { MatchCelebration } from "../../people/MatchCelebration/MatchCelebration.tsx";
import { render } from "../../testing/render.tsx";
import { ToastProvider, useToasts, type Toast } from "./ToastProvider.tsx";

// Waiting for an element also advances these timers, a little at each check; all that is counted here takes
// seconds.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

function Pass({ toast }: { toast: Toast }) {
  const { add } = useToasts();
  return (
    <button type="button" onClick={() => add(toast)}>
      Pass
    </button>
  );
}

const show = async (toast: Omit<Toast, "text"> = {}) => {
  const screen = await render(
    <ToastProvider>
      <Pass toast={{ text: "You passed on Rosalind.", ...toast }} />
    </ToastProvider>,
  );
  const pass = screen.getByRole("button", { name: "Pass" });
  await pass.click();
  const shown = screen.getByRole("alertdialog", { name: "You passed on Rosalind." });
  await expect.element(shown).toBeInTheDocument();
  return { screen, pass, shown };
};

it.each([
  ["info", "status"],
  ["success", "status"],
  ["warning", "alert"],
  ["danger", "alert"],
] as const)("of the tone %s is announced as %s, and takes no focus", async (tone, role) => {
  const { pass, shown } = await show({ tone });
  await expect.element(shown.getByRole(role)).toHaveTextContent("You passed on Rosalind.");
  await expect.element(pass).toHaveFocus();
});

it("stands still under the pointer, then goes on with what is left", async () => {
  const { pass, shown } = await show({ time: 60_000 });
  vi.advanceTimersByTime(30_000);
  await shown.hover();
  vi.advanceTimersByTime(600_000);
  await expect.element(shown).toBeVisible();
  await pass.hover();
  vi.advanceTimersByTime(20_000);
  await expect.element(shown).toBeVisible();
  vi.advanceTimersByTime(10_000);
  await expect.element(shown).not.toBeInTheDocument();
});

it("is reached by F6, stands still under the focus, and gives it back when closed", async () => {
  const { screen, pass, shown } = await show({ time: 60_000 });
  await userEvent.keyboard("{F6}");
  await expect.element(screen.getByRole("region")).toHaveFocus();
  vi.advanceTimersByTime(600_000);
  await expect.element(shown).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(shown).not.toBeInTheDocument();
  await expect.element(pass).toHaveFocus();
});

it("closes with its action, once", async () => {
  const onPress = vi.fn();
  const onClose = vi.fn();
  const { screen, shown } = await show({ action: { label: "Undo", onPress }, onClose });
  await screen.getByRole("button", { name: "Undo" }).click();
  expect(onPress).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(shown).not.toBeInTheDocument();
});

it("shows three at a time, the newest first; the others wait with their whole time", async () => {
  function Four() {
    const { add } = useToasts();
    const names = ["Ingrid", "Matteo", "Yusuf", "Clémence"];
    return (
      <button
        type="button"
        onClick={() =>
          names.forEach((text) => add({ text, time: text === "Ingrid" ? 50_000 : 90_000 }))
        }
      >
        Four
      </button>
    );
  }
  const screen = await render(
    <ToastProvider>
      <Four />
    </ToastProvider>,
  );
  await screen.getByRole("button", { name: "Four" }).click();
  const words = () =>
    screen
      .getByRole("status")
      .elements()
      .map((status) => status.textContent);
  await expect.poll(words).toEqual(["Clémence", "Yusuf", "Matteo"]);
  vi.advanceTimersByTime(90_000);
  await expect.poll(words).toEqual(["Ingrid"]);
  vi.advanceTimersByTime(50_000);
  await expect.poll(words).toEqual([]);
});

const footer = (
  <>
    <Button kind="secondary">Later</Button>
    <Button>Send</Button>
  </>
);

it.each<[string, (onOpenChange: (isOpen: boolean) => void) => ReactNode]>([
  [
    "dialog",
    (onOpenChange) => (
      <Dialog isOpen onOpenChange={onOpenChange} title="Write to Rosalind" footer={footer}>
        Her words.
      </Dialog>
    ),
  ],
  [
    "drawer",
    (onOpenChange) => (
      <Drawer isOpen onOpenChange={onOpenChange} title="Filters" footer={footer}>
        Ages.
      </Drawer>
    ),
  ],
  [
    "question",
    (onOpenChange) => (
      <ConfirmDialog isOpen onOpenChange={onOpenChange} title="Unmatch?" confirmLabel="Unmatch">
        It ends the conversation.
      </ConfirmDialog>
    ),
  ],
  [
    "sheet",
    (onOpenChange) => (
      <AdviceSheet
        isOpen
        onOpenChange={onOpenChange}
        name="Rosalind"
        messages={[]}
        maxLength={4000}
        connection="connected"
        onSend={vi.fn()}
      />
    ),
  ],
  [
    "celebration",
    (onOpenChange) => (
      <MatchCelebration
        isOpen
        onOpenChange={onOpenChange}
        own={{ name: "Wilhelmina" }}
        other={{ name: "Rosalind" }}
        maxLength={4000}
        onSend={vi.fn()}
        onAdvisor={vi.fn()}
      />
    ),
  ],
])("over a %s it covers no button, and waits until it is closed", async (_, modal) => {
  await page.viewport(360, 740);
  function Opening() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen ? modal(setOpen) : null}
      </>
    );
  }
  const screen = await render(
    <ToastProvider>
      <Pass toast={{ text: "You passed on Rosalind.", time: 60_000 }} />
      <Opening />
    </ToastProvider>,
  );
  await screen.getByRole("button", { name: "Pass" }).click();
  const toast = screen.getByRole("alertdialog", { name: "You passed on Rosalind." });
  await expect.element(toast).toBeVisible();
  await screen.getByRole("button", { name: "Open" }).click();
  const buttons = () => [
    ...document.querySelectorAll("[role$=dialog] button:not([tabindex='-1'])"),
  ];
  const isCovered = (button: Element) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.element(toast).not.toBeInTheDocument();
  expect(buttons().length).toBeGreaterThan(1);
  await expect
    .poll(() =>
      buttons()
        .filter(isCovered)
        .map(({ textContent }) => textContent),
    )
    .toEqual([]);
  vi.advanceTimersByTime(600_000);
  await userEvent.keyboard("{Escape}");
  await expect.element(toast).toBeVisible();
});
