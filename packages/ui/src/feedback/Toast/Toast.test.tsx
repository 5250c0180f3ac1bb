import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { ToastProvider, useToasts, type Toast } from "./ToastProvider.tsx";

// What waits for an element moves these timers too, by a moment at each look; all that is counted here
// takes seconds.
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

it("offers its action for ten seconds", async () => {
  const onClose = vi.fn();
  const { shown } = await show({ action: { label: "Undo", onPress: vi.fn() }, onClose });
  vi.advanceTimersByTime(7_000);
  await expect.element(shown).toBeVisible();
  vi.advanceTimersByTime(3_000);
  await expect.element(shown).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
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

it("keeps what went wrong until it is closed", async () => {
  const { screen, shown } = await show({ tone: "danger" });
  vi.advanceTimersByTime(3_600_000);
  await expect.element(shown).toBeVisible();
  await screen.getByRole("button", { name: "Dismiss" }).click();
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

it("closing is said in the language around it", async () => {
  const screen = await render(
    <ToastProvider>
      <Pass toast={{ text: "Rosalind liegt beiseite." }} />
    </ToastProvider>,
    "de",
  );
  await screen.getByRole("button", { name: "Pass" }).click();
  await expect.element(screen.getByRole("button", { name: "Meldung schließen" })).toBeVisible();
});

it("without a provider it says what is missing", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(render(<Pass toast={{ text: "Never" }} />)).rejects.toThrow("ToastProvider");
  error.mockRestore();
});
