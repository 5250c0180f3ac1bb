import type { ReactElement } from "react";
import { afterEach, expect, it } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { ComboBox } from "../ComboBox/ComboBox.tsx";
import { DateField } from "../DateField/DateField.tsx";
import { NativeSelect } from "../NativeSelect/NativeSelect.tsx";
import { NicknameField } from "../NicknameField/NicknameField.tsx";
import { NumberField } from "../NumberField/NumberField.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { PictureField } from "../PictureField/PictureField.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { Select } from "../Select/Select.tsx";
import { Slider } from "../Slider/Slider.tsx";
import { Switch } from "../Switch/Switch.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";

const label = "Label";
const options = [{ value: "one", label: "One" }];

interface Case {
  name: string;
  control: ReactElement;
  /** The part that shows that the control has the focus. */
  part: string;
  pseudo?: "::before";
}

const cases: Case[] = [
  { name: "Checkbox", control: <Checkbox label={label} />, part: "label > span:has(svg)" },
  { name: "ComboBox", control: <ComboBox label={label} options={options} />, part: "[role=group]" },
  { name: "DateField", control: <DateField label={label} />, part: "[role=group]" },
  {
    name: "NativeSelect",
    control: <NativeSelect label={label} options={options} />,
    part: "select",
  },
  { name: "NicknameField", control: <NicknameField label={label} />, part: ":has(> input)" },
  { name: "NumberField", control: <NumberField label={label} />, part: "[role=group]" },
  {
    name: "PasswordField",
    control: <PasswordField label={label} autoComplete="new-password" />,
    part: ":has(> input)",
  },
  {
    name: "PictureField",
    control: <PictureField label={label} onSelect={() => undefined} />,
    part: "[data-rac]:has(> * > button)",
  },
  {
    name: "RadioGroup",
    control: <RadioGroup label={label} options={options} />,
    part: "label > span:empty",
  },
  {
    name: "RadioGroup, pills",
    control: <RadioGroup label={label} options={options} variant="pills" />,
    part: "label:has(input)",
  },
  { name: "Select", control: <Select label={label} options={options} />, part: "button" },
  {
    name: "Slider",
    control: <Slider label={label} minValue={1} maxValue={9} />,
    part: ":has(> input[type=range])",
    pseudo: "::before",
  },
  { name: "Switch", control: <Switch label={label} />, part: "label > span:has(> span)" },
  { name: "TextArea", control: <TextArea label={label} />, part: "textarea" },
  { name: "TextField", control: <TextField label={label} />, part: "input" },
];

const ringOf = (element: Element | null, pseudo?: string): string[] => {
  if (!element) throw new Error("There is no such part.");
  const style = getComputedStyle(element, pseudo);
  return [style.outlineStyle, style.outlineWidth, style.outlineColor, style.outlineOffset];
};

const emulate = (forcedColors: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "forced-colors", value: forcedColors },
      // The tests' browser starts with this setting; a setting that is not named here would be unset.
      { name: "prefers-reduced-motion", value: "reduce" },
    ],
  });

afterEach(() => emulate("none"));

it.each(["none", "active"] as const)(
  "every control has the focus ring of a link, with forced colours %s",
  async (forcedColors) => {
    await emulate(forcedColors);
    const screen = await render(
      cases.map(({ name, control }) => (
        <section key={name} aria-label={name}>
          <a href="#before">Before</a>
          <div>{control}</div>
        </section>
      )),
    );
    // The keyboard shows the focus also where a script moves it afterwards.
    await userEvent.tab();
    for (const { name, part, pseudo } of cases) {
      const section = screen.getByRole("region", { name, exact: true }).element();
      const link = section.querySelector("a");
      link?.focus();
      await expect
        .poll(() => ringOf(link), { message: name })
        .toEqual(["solid", "2px", expect.any(String), "2px"]);
      const ring = ringOf(link);
      await userEvent.tab();
      const shown = () => ringOf(section.querySelector(`div ${part}`), pseudo);
      await expect.poll(shown, { message: name }).toEqual(ring);
    }
  },
);
