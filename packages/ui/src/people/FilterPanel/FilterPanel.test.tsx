import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { FilterPanel, type FilterPanelProps } from "./FilterPanel.tsx";
import { type Filters, unsetFilters } from "./filters.ts";

type Handlers = Partial<
  Pick<FilterPanelProps, "onApply" | "onReset" | "isSaving" | "isLoading" | "error">
>;

function Panel({ onSeen, ...props }: Handlers & { onSeen?: (value: Filters) => void }) {
  const [value, setValue] = useState(unsetFilters);
  return (
    <FilterPanel
      onApply={() => undefined}
      onReset={() => undefined}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onSeen?.(next);
      }}
    />
  );
}

test("each control changes its own filter", async () => {
  const onSeen = vi.fn<(value: Filters) => void>();
  const screen = await render(<Panel onSeen={onSeen} />);
  await screen.getByText("Women").click();
  const pets = screen.getByRole("radiogroup", { name: "At ease with pets" });
  await pets.getByText("Yes").click();
  await screen.getByText("Has a voice message").click();
  screen
    .getByRole("slider", { name: /Distance/ })
    .element()
    .focus();
  await userEvent.keyboard("{Home}");
  expect(onSeen).toHaveBeenLastCalledWith({
    ...unsetFilters,
    sex: "female",
    acceptsPets: true,
    requiresVoice: true,
    distanceKm: 1,
  });
});

test("applies and resets", async () => {
  const onApply = vi.fn<() => void>();
  const onReset = vi.fn<() => void>();
  const screen = await render(<Panel onApply={onApply} onReset={onReset} />);
  await screen.getByRole("button", { name: "Apply" }).click();
  await screen.getByRole("button", { name: "Reset" }).click();
  expect(onApply).toHaveBeenCalledTimes(1);
  expect(onReset).toHaveBeenCalledTimes(1);
});

test("cannot be applied again while it is being saved", async () => {
  const onApply = vi.fn<() => void>();
  const screen = await render(<Panel onApply={onApply} isSaving />);
  await userEvent.click(screen.getByRole("button", { name: /Apply/ }), { force: true });
  expect(onApply).not.toHaveBeenCalled();
  await expect.element(screen.getByRole("button", { name: "Reset" })).toBeDisabled();
});

test("announces that the saved filters load", async () => {
  const screen = await render(<Panel isLoading />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Your filters are loading");
});
