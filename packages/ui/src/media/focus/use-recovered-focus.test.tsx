import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { useRecoveredFocus } from "./use-recovered-focus.ts";

function Area({ state, buttons }: { state: string; buttons: readonly string[] }) {
  return (
    <div ref={useRecoveredFocus<HTMLDivElement>(state)} data-testid="area">
      {buttons.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  );
}

test("the focus of a button that has gone goes to the next one, or to what held it", async () => {
  const screen = await render(<Area state="recording" buttons={["Record"]} />);
  (screen.getByRole("button").element() as HTMLElement).focus();
  await screen.rerender(<Area state="failed" buttons={["Try again"]} />);
  await expect.element(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
  await screen.rerender(<Area state="closed" buttons={[]} />);
  await expect.element(screen.getByTestId("area")).toHaveFocus();
});
