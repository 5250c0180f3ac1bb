import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { VoicePopup, type VoicePopupProps } from "./VoicePopup.tsx";

const popup = (props: Partial<VoicePopupProps> = {}) => (
  <VoicePopup
    isOpen
    onOpenChange={() => undefined}
    speaker="twin"
    name="Your twin"
    state="idle"
    onRecord={() => undefined}
    onSend={() => undefined}
    onCancel={() => undefined}
    closesAfterReply={false}
    onClosesAfterReplyChange={() => undefined}
    {...props}
  />
);

type Screen = Awaited<ReturnType<typeof render>>;
const named = (screen: Screen, name: string) => screen.getByRole("button", { name, exact: true });

test.each([
  { speaker: "twin", name: "Your twin", title: "Your twin, an AI By voice" },
  { speaker: "duo", name: "Duo", title: "Duo, your AI advisor By voice" },
] as const)("says that $name is an AI before anything else", async ({ speaker, name, title }) => {
  const screen = await render(popup({ speaker, name }));
  await expect.element(screen.getByRole("dialog", { name: title })).toBeVisible();
});

test("Space starts and sends from where no control is", async () => {
  const onRecord = vi.fn();
  const onSend = vi.fn();
  const screen = await render(popup({ onRecord, onSend }));
  const dialog = screen.getByRole("dialog").element() as HTMLElement;
  await expect.element(named(screen, "Start recording")).toHaveFocus();
  dialog.focus();
  await userEvent.keyboard(" ");
  expect(onRecord).toHaveBeenCalledTimes(1);
  await screen.rerender(popup({ state: "recording", onRecord, onSend }));
  dialog.focus();
  await userEvent.keyboard(" ");
  expect([onRecord.mock.calls.length, onSend.mock.calls.length]).toEqual([1, 1]);
});

test("Space belongs to another control that has the focus", async () => {
  const onRecord = vi.fn();
  const onClosesAfterReplyChange = vi.fn();
  const screen = await render(popup({ onRecord, onClosesAfterReplyChange }));
  const toggle = screen.getByRole("switch", { name: "Close after the reply" });
  (toggle.element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  expect(onClosesAfterReplyChange).toHaveBeenCalledWith(true);
  expect(onRecord).not.toHaveBeenCalled();
});

test("recording is sent or cancelled", async () => {
  const onSend = vi.fn();
  const onCancel = vi.fn();
  const screen = await render(popup({ state: "recording", elapsedMs: 3_000, onSend, onCancel }));
  await named(screen, "Send").click();
  await named(screen, "Stop recording").click();
  await named(screen, "Cancel").click();
  expect([onSend.mock.calls.length, onCancel.mock.calls.length]).toEqual([2, 1]);
});

test("thinking and speaking, the round button waits and keeps the focus", async () => {
  const onRecord = vi.fn();
  const onCancel = vi.fn();
  const screen = await render(popup({ state: "recording" }));
  await expect.element(named(screen, "Stop recording")).toHaveFocus();
  await screen.rerender(popup({ state: "thinking", onRecord, onCancel }));
  await expect.element(screen.getByText("Your twin is thinking…")).toBeVisible();
  await expect.element(named(screen, "Start recording")).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(onRecord).not.toHaveBeenCalled();
  await named(screen, "Cancel").click();
  await screen.rerender(popup({ state: "speaking", onRecord, onCancel }));
  await named(screen, "Stop the reply").click();
  expect(onCancel).toHaveBeenCalledTimes(2);
});

test("what happens is announced once", async () => {
  const screen = await render(popup({ state: "starting" }));
  const said = () =>
    screen
      .getByRole("status")
      .elements()
      .flatMap(({ textContent }) => textContent || []);
  await expect.poll(said).toEqual(["Opening the microphone…"]);
  await screen.rerender(popup({ state: "recording" }));
  await expect.poll(said).toEqual(["Your twin is listening…"]);
  await screen.rerender(popup({ state: "recording", elapsedMs: 50_000 }));
  await expect.poll(said).toEqual(["Your twin is listening…", "10 seconds left"]);
});

test("the last words of both stay in writing, and are not read aloud over the reply", async () => {
  const said = { transcript: "Do you like rain?", reply: "Only on Sundays." };
  const screen = await render(popup({ state: "speaking", ...said }));
  const reply = screen.getByText("Only on Sundays.");
  const live = () => reply.element().closest("[aria-live]")?.getAttribute("aria-live");
  await expect.element(reply).toBeVisible();
  await expect.element(screen.getByText("Do you like rain?")).toBeVisible();
  expect(live()).toBe("off");
  await screen.rerender(popup({ state: "idle", ...said }));
  expect(live()).toBe("polite");
});

test("a recording that was too short is announced politely, until it records again", async () => {
  const screen = await render(popup({ isTooShort: true }));
  await expect
    .element(screen.getByRole("status").first())
    .toHaveTextContent("That was too short. Speak a moment longer.");
  await screen.rerender(popup({ isTooShort: true, state: "recording" }));
  await expect.element(screen.getByText("Your twin is listening…")).toBeVisible();
});

test.each(["idle", "recording", "speaking"] as const)(
  "on a phone a long answer leaves the round button in reach while it is %s",
  async (state) => {
    await page.viewport(360, 760);
    const reply = Array.from({ length: 40 }, () => "Only on Sundays.").join("\n\n");
    const screen = await render(popup({ state, transcript: "Do you like rain?", reply }));
    const button = named(screen, state === "recording" ? "Stop recording" : "Start recording");
    await expect.element(button).toBeInViewport({ ratio: 1 });
    const dialog = screen.getByRole("dialog").element();
    expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    dialog.scrollTo(0, dialog.scrollHeight);
    await expect.element(button).toBeInViewport({ ratio: 1 });
  },
);

test("an error can be left without trying again", async () => {
  const onCancel = vi.fn();
  const screen = await render(popup({ state: "error", onRetry: () => undefined, onCancel }));
  await named(screen, "Cancel").click();
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test("where trying again cannot help, there is no retry, but what to do instead", async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    popup({
      state: "error",
      errorMessage: "Voice is not set up.",
      errorHelp: "Write instead.",
      onOpenChange,
    }),
  );
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("Voice is not set up.Write instead.");
  expect(named(screen, "Try again").elements()).toEqual([]);
  expect(named(screen, "Cancel").elements()).toEqual([]);
  // Nor is anything offered for a reply that cannot come.
  expect(screen.getByRole("switch").elements()).toEqual([]);
  await named(screen, "Close").last().click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test("what went wrong stands beside its buttons however long the answer above is", async () => {
  await page.viewport(360, 760);
  const reply = Array.from({ length: 40 }, () => "Only on Sundays.").join("\n\n");
  const screen = await render(popup({ state: "error", reply, onRetry: () => undefined }));
  await expect.element(screen.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect.element(named(screen, "Try again")).toBeInViewport({ ratio: 1 });
});
