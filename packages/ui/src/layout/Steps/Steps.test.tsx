import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Steps } from "./Steps.tsx";

test("is an ordered list under a named heading; its numerals are not read twice", async () => {
  const screen = await render(
    <Steps
      label="How it works"
      steps={[
        { number: "one", title: "Answer", text: "Small choices." },
        { number: "two", title: "Meet", text: "Your twin." },
      ]}
    />,
  );
  await expect
    .element(screen.getByRole("heading", { level: 2, name: "How it works" }))
    .toBeInTheDocument();
  expect(screen.getByRole("list").element().tagName).toBe("OL");
  expect(screen.getByRole("listitem").elements()).toHaveLength(2);
  await expect.element(screen.getByRole("heading", { level: 3, name: "Meet" })).toBeVisible();
  expect(screen.getByText("two", { exact: true }).element().ariaHidden).toBe("true");
});

test("an example is a quotation with the name of its speaker", async () => {
  const screen = await render(
    <Steps
      label="How it works"
      steps={[
        {
          number: "two",
          title: "Meet",
          text: "Your twin.",
          example: { from: "Clémence’s twin, an AI", words: "She says sorry first." },
        },
      ]}
    />,
  );
  const figure = screen.getByRole("figure", { name: "Clémence’s twin, an AI" });
  await expect.element(figure.getByRole("blockquote")).toHaveTextContent("She says sorry first.");
});
