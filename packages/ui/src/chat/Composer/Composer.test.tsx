import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Composer, type ComposerProps } from "./Composer.tsx";

function Draft({ onSend, ...props }: Partial<ComposerProps>) {
  const [value, setValue] = useState("");
  return (
    <div style={{ inlineSize: 380 }}>
      <Composer
        label="Write to Clémence"
        value={value}
        onChange={setValue}
        maxLength={4000}
        onSend={(text) => {
          onSend?.(text);
          setValue("");
        }}
        {...props}
      />
    </div>
  );
}

test("Enter sends the text without space around it, and the box is ready for the next", async () => {
  const onSend = vi.fn();
  const screen = await render(<Draft onSend={onSend} />);
  const box = screen.getByRole("textbox", { name: "Write to Clémence" });
  await box.click();
  await userEvent.keyboard(" Ciao!  {Enter}");
  expect(onSend.mock.calls).toEqual([["Ciao!"]]);
  await expect.element(box).toHaveValue("");
  await expect.element(box).toHaveFocus();
});

test("on a touch screen Enter breaks the line and the button sends", async () => {
  const onSend = vi.fn();
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query === "(pointer: coarse)",
      }) as MediaQueryList,
  );
  const screen = await render(<Draft onSend={onSend} />);
  const box = screen.getByRole("textbox");
  await box.click();
  await userEvent.keyboard("one{Enter}two");
  await expect.element(box).toHaveValue("one\ntwo");
  await screen.getByRole("button", { name: "Send" }).click();
  expect(onSend.mock.calls).toEqual([["one\ntwo"]]);
  vi.restoreAllMocks();
});

test.each(["", "   ", "\n\n", " \u3164\u200b "])("%j is not sent", async (value) => {
  const onSend = vi.fn();
  const screen = await render(<Draft value={value} onSend={onSend} />);
  await screen.getByRole("textbox").click();
  await userEvent.keyboard("{Enter}");
  await screen.getByRole("button", { name: "Send" }).click();
  expect(onSend).not.toHaveBeenCalled();
  await expect.element(screen.getByRole("textbox")).toHaveFocus();
});

test.each([
  [
    "without a connection",
    { isDisconnected: true },
    /^No connection\. Keep writing, and send once/,
  ],
  ["while the conversation loads", { isSendDisabled: true }, ""],
])("%s writing goes on and sending waits, with %j for %o", async (_, props, explained) => {
  const onSend = vi.fn();
  const screen = await render(<Draft onSend={onSend} {...props} />);
  const box = screen.getByRole("textbox");
  await box.click();
  await userEvent.keyboard("Still here{Enter}");
  expect(onSend).not.toHaveBeenCalled();
  await expect.element(box).toHaveValue("Still here");
  await expect.element(box).toHaveAccessibleDescription(explained);
  await expect.element(screen.getByRole("button", { name: "Send" })).toBeDisabled();
});

test("the focus goes to the box when the button that has it is disabled", async () => {
  const screen = await render(<Draft />);
  (screen.getByRole("button", { name: "Send" }).element() as HTMLElement).focus();
  await screen.rerender(<Draft isDisconnected />);
  await expect.element(screen.getByRole("textbox")).toHaveFocus();
});

test("counts near the limit, and does not send past it", async () => {
  const onSend = vi.fn();
  const screen = await render(<Draft onSend={onSend} maxLength={40} />);
  const box = screen.getByRole("textbox");
  await box.fill("x".repeat(19));
  await expect.element(screen.getByText(/left/)).not.toBeInTheDocument();
  await box.fill("x".repeat(30));
  await expect.element(screen.getByText("10 characters left").first()).toBeInTheDocument();
  await box.fill("x".repeat(41));
  await expect.element(screen.getByText("1 character too many").first()).toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  expect(onSend).not.toHaveBeenCalled();
  await expect.element(screen.getByRole("button", { name: "Send" })).toBeDisabled();
});

test("counts what is sent, as the contract counts it", async () => {
  const onSend = vi.fn();
  const screen = await render(<Draft onSend={onSend} maxLength={40} />);
  const box = screen.getByRole("textbox");
  await box.fill(`  ${"😶".repeat(40)}\n\n`);
  await expect.element(screen.getByText("0 characters left").first()).toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  expect(onSend.mock.calls).toEqual([["😶".repeat(40)]]);
});

test("grows with its text to six lines, then scrolls", async () => {
  const heights: number[] = [];
  const screen = await render(<Draft value="" />);
  const box = screen.getByRole("textbox").element();
  for (const lines of [1, 3, 6, 9]) {
    await screen.rerender(<Draft value={Array.from({ length: lines }, () => "line").join("\n")} />);
    heights.push(Math.round((box.clientHeight - 22) / 24.8));
  }
  expect(heights).toEqual([1, 3, 6, 6]);
  expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
});

test("what has the line to itself takes it whole, and what was written is still there after", async () => {
  const note = <button type="button">Recording</button>;
  const composer = (isAfterAlone: boolean) => (
    <Draft
      value="Ciao"
      after={note}
      isAfterAlone={isAfterAlone}
      remark={<p>That was too short.</p>}
    />
  );
  const screen = await render(composer(false));
  const recording = screen.getByRole("button", { name: "Recording" });
  const before = recording.element();
  await screen.rerender(composer(true));
  expect(recording.element()).toBe(before);
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Send" })).not.toBeInTheDocument();
  await expect.element(screen.getByText("That was too short.")).toBeVisible();
  await screen.rerender(composer(false));
  await expect.element(screen.getByRole("textbox")).toHaveValue("Ciao");
});
