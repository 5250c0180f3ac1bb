import { locales } from "@gemel/i18n";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { NumberField } from "./NumberField.tsx";

const ways = {
  typed: async (input: HTMLInputElement, text: string) => {
    input.focus();
    await userEvent.keyboard(text);
  },
  pasted: async (input: HTMLInputElement, text: string) => {
    input.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", ` ${text} `);
    input.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  },
  autofilled: async (input: HTMLInputElement, text: string) => {
    input.focus();
    // Changes the text as a browser does without a key: React's own setter would hide the change from React.
    input.setRangeText(text);
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  },
};

it.each(
  locales.flatMap((locale) => Object.entries(ways).map(([way, enter]) => ({ locale, way, enter }))),
)("reads a comma and a point as the decimal sign in $locale, $way", async ({ locale, enter }) => {
  const onChange = vi.fn<(value: number | null) => void>();
  const fields = ["68.5", "68,5"];
  const screen = await render(
    fields.map((label) => <NumberField key={label} label={label} step={0.1} onChange={onChange} />),
    locale,
  );
  for (const text of fields) {
    const input = screen.getByRole("textbox", { name: text });
    await enter(input.element() as HTMLInputElement, text);
    await userEvent.tab();
    await expect.element(input).toHaveValue(locale === "en" ? "68.5" : "68,5");
  }
  expect(onChange.mock.calls).toEqual([[68.5], [68.5]]);
});

it.each([
  { typed: "615", text: "Please enter a number from 20 kg to 400 kg." },
  { typed: "1,5", text: "Please enter a number from 20 kg to 400 kg." },
  { typed: "61,55", text: "Please use one decimal at most." },
])("keeps $typed as it was typed, and says what is wrong", async ({ typed, text }) => {
  const screen = await render(
    <NumberField label="Weight" unit="kilogram" minValue={20} maxValue={400} step={0.1} />,
  );
  const input = screen.getByRole("textbox", { name: "Weight" });
  await userEvent.tab();
  await userEvent.keyboard(typed);
  await userEvent.tab();
  await expect.element(input).toHaveValue(`${typed.replace(",", ".")} kg`);
  await expect.element(input).toHaveAccessibleDescription(text);
});

it("keeps a decimal in a field for whole numbers, and says so", async () => {
  const screen = await render(<NumberField label="Height" minValue={50} maxValue={280} />);
  await userEvent.tab();
  await userEvent.keyboard("181,4");
  await userEvent.tab();
  const input = screen.getByRole("textbox", { name: "Height" });
  await expect.element(input).toHaveValue("181.4");
  await expect.element(input).toHaveAccessibleDescription("Please enter a whole number.");
});

it("takes no second decimal sign", async () => {
  const screen = await render(<NumberField label="Weight" step={0.1} />);
  await userEvent.tab();
  await userEvent.keyboard("1,234,5");
  await expect.element(screen.getByRole("textbox", { name: "Weight" })).toHaveValue("1.2345");
});

it("steps by arrow keys within its bounds, and empties to null", async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  const screen = await render(
    <NumberField
      label="Height"
      unit="centimeter"
      maxValue={250}
      defaultValue={249}
      onChange={onChange}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(onChange.mock.lastCall).toEqual([250]);
  await screen.getByRole("textbox").fill("");
  await userEvent.tab();
  expect(onChange.mock.lastCall).toEqual([null]);
});
