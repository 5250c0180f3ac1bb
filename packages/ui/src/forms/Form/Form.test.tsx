import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { DateField } from "../DateField/DateField.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { NumberField } from "../NumberField/NumberField.tsx";
import { Slider } from "../Slider/Slider.tsx";
import { TypingProvider, type OnTyping } from "../../foundation/TypingProvider.tsx";
import { Form, type FormProps } from "./Form.tsx";

const sexes = [
  { value: "female", label: "Woman" },
  { value: "male", label: "Man" },
];

const form = (props: FormProps = {}) => (
  <Form {...props}>
    <TextField label="Email" name="email" type="email" isRequired />
    <DateField label="Birth date" name="birth_date" isRequired />
    <RadioGroup label="Sex" name="sex" isRequired options={sexes} />
    <Checkbox label="I am 18 or older" name="adult" isRequired />
    <button type="submit">Send</button>
  </Form>
);

it("sums up what is missing, goes to the first field and leads to each", async () => {
  const onSubmit = vi.fn<NonNullable<FormProps["onSubmit"]>>();
  const screen = await render(form({ onSubmit }));
  await screen.getByRole("button", { name: "Send" }).click();
  const summary = screen.getByRole("group", { name: "4 entries need another look" });
  await expect.element(screen.getByRole("textbox", { name: "Email" })).toHaveFocus();
  // The live region reads the summary out; moving the focus does not.
  expect(summary.element().parentElement?.getAttribute("aria-live")).toBe("polite");
  expect(
    summary
      .getByRole("link")
      .elements()
      .map((link) => link.textContent),
  ).toEqual([
    "Email: Please fill in this field.",
    "Birth date: Please fill in this field.",
    "Sex: Please choose an option.",
    "I am 18 or older: Please choose an option.",
  ]);
  expect(onSubmit).not.toHaveBeenCalled();

  await summary.getByRole("link", { name: /^Birth date/ }).click();
  await expect.poll(() => document.activeElement?.role).toBe("spinbutton");
  await summary.getByRole("link", { name: /^Email/ }).click();
  await expect.element(screen.getByRole("textbox", { name: "Email" })).toHaveFocus();
  await summary.getByRole("link", { name: /^Sex/ }).click();
  await expect.element(screen.getByRole("radio", { name: "Woman" })).toHaveFocus();
});

it("says in the member's language what the browser found", async () => {
  const screen = await render(form(), "de");
  await screen.getByRole("textbox", { name: "Email" }).fill("clemence");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(screen.getByRole("link", { name: /^Email/ }))
    .toHaveTextContent("Email: Bitte gib eine gültige E-Mail-Adresse ein");
});

it("shows a server's errors in the summary and at the fields, until they are changed", async () => {
  const screen = await render(form());
  const errors = { email: "This email is already registered.", other: "Something else." };
  await screen.rerender(form({ errors }));
  const summary = screen.getByRole("group", { name: "2 entries need another look" });
  await expect.element(summary).toHaveFocus();
  await expect
    .element(summary)
    .toHaveTextContent(
      "2 entries need another lookEmail: This email is already registered.Something else.",
    );
  const input = screen.getByRole("textbox", { name: "Email" });
  await expect.element(input).toHaveAccessibleDescription("This email is already registered.");
  await input.fill("other@example.com");
  await userEvent.tab();
  await expect.element(input).not.toBeInvalid();
});

it("says what concerns the form as a whole", async () => {
  const screen = await render(form());
  await screen.rerender(form({ error: "Registration failed. Please try again." }));
  await expect
    .element(screen.getByRole("group", { name: "Registration failed. Please try again." }))
    .toHaveFocus();
});

it.each([
  ["about the whole", { error: "Failed to load." }],
  ["about a field", { errors: { email: "This email is already registered." } }],
])(
  "leaves the focus where it is for a failure %s that is there from the start",
  async (_, props) => {
    const screen = await render(form(props));
    await expect.element(screen.getByRole("group", { name: /Failed|One entry/ })).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  },
);

it("does not take focus again for the same failure", async () => {
  const error = "Registration failed. Please try again.";
  const screen = await render(form());
  await screen.rerender(form({ error }));
  await screen.getByRole("textbox", { name: "Email" }).click();
  await screen.rerender(form({ error }));
  await expect.element(screen.getByRole("textbox", { name: "Email" })).toHaveFocus();
});

it("sends again after a refusal, whatever was changed since", async () => {
  const onSubmit = vi.fn<(email: FormDataEntryValue | null) => void>();
  const refusable = (errors: FormProps["errors"]) => (
    <Form
      {...(errors && { errors })}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get("city"));
      }}
    >
      <TextField label="First name" name="first_name" />
      <TextField label="City" name="city" />
      <button type="submit">Save</button>
    </Form>
  );
  const screen = await render(refusable(undefined));
  await screen.rerender(refusable({ first_name: "Refused." }));
  await expect.element(screen.getByRole("textbox", { name: "First name" })).toBeInvalid();
  await screen.getByRole("textbox", { name: "City" }).fill("Ghent");
  await userEvent.keyboard("{Enter}");
  expect(onSubmit.mock.calls).toEqual([["Ghent"]]);
  await expect.element(screen.getByRole("textbox", { name: "First name" })).not.toBeInvalid();
  await expect.element(screen.getByRole("group", { name: /need/ })).not.toBeInTheDocument();
});

it("drops a field's refusal while it is typed in, not under the press that leaves it", async () => {
  const screen = await render(
    <Form errors={{ city: "Refused." }} onSubmit={(event) => event.preventDefault()}>
      <TextField label="City" name="city" />
      <button type="submit">Save</button>
    </Form>,
  );
  const field = screen.getByRole("textbox", { name: "City" });
  await expect.element(field).toBeInvalid();
  await field.click();
  await userEvent.keyboard("G");
  await expect.element(field).not.toBeInvalid();
  await expect.element(field).toHaveFocus();
});

/** A form of one field, what it reports, and the ways to fail and to go away. */
async function reportingForm(field: FormProps["children"]) {
  const typing = new Set<string>();
  const reports: boolean[] = [];
  const onTyping: OnTyping = (id, isTyped) => {
    reports.push(isTyped);
    if (isTyped) typing.add(id);
    else typing.delete(id);
  };
  const of = (props: FormProps | null) => (
    <TypingProvider onTyping={onTyping}>
      {props && (
        <Form {...props} onSubmit={(event) => event.preventDefault()}>
          {field}
          <button type="submit">Send</button>
        </Form>
      )}
    </TypingProvider>
  );
  const screen = await render(of({}));
  return {
    screen,
    reports,
    reported: () => typing.size,
    fail: () => screen.rerender(of({ error: "Failed." })),
    leave: () => screen.rerender(of(null)),
  };
}

it("takes back what was sent before the code that watches has come", async () => {
  const { reports, screen } = await reportingForm(<TextField label="Field" name="field" />);
  const input = screen.getByRole("textbox").element();
  if (!(input instanceof HTMLInputElement)) throw new Error("The field is no input");
  input.focus();
  input.dispatchEvent(new InputEvent("beforeinput", { bubbles: true, data: "Ghent" }));
  input.setRangeText("Ghent");
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  input.form?.requestSubmit();
  await expect.poll(() => reports).toEqual([true, false]);
});

it.each([
  ["a text", <TextField key="" label="Field" name="field" />, "Ghent"],
  ["a number", <NumberField key="" label="Field" name="field" />, "42"],
  ["a date", <DateField key="" label="Field" name="field" />, "03041990"],
])(
  "reports %s that is typed until it is sent, and again once that failed",
  async (_, field, keys) => {
    const { reported, fail, leave, screen } = await reportingForm(field);
    expect(reported()).toBe(0);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await userEvent.tab();
    await expect.poll(reported).toBe(1);
    await screen.getByRole("button", { name: "Send" }).click();
    await expect.poll(reported).toBe(0);
    await fail();
    await expect.poll(reported).toBe(1);
    await leave();
    await expect.poll(reported).toBe(0);
  },
);

it("reports nothing once what was typed is taken away, nor what is only set", async () => {
  const { reported, screen } = await reportingForm(
    <>
      <TextField label="Field" name="field" />
      <Slider label="Distance" minValue={1} maxValue={9} name="distance" />
    </>,
  );
  const input = screen.getByRole("textbox", { name: "Field" });
  await screen.getByRole("slider").fill("5");
  await input.click();
  await userEvent.keyboard("G");
  await expect.poll(reported).toBe(1);
  await userEvent.keyboard("{Backspace}");
  await screen.getByRole("slider").fill("1");
  await expect.poll(reported).toBe(0);
});
