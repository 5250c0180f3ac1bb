import { expect, it } from "vitest";
import { numberFormat } from "./number-format.ts";

it("has as many digits as the step, and the unit in the language's own way", () => {
  const write = (locale: string, value: number, step: number) =>
    new Intl.NumberFormat(locale, numberFormat(step, "kilogram")).format(value);
  expect(write("de", 68.46, 0.1)).toBe("68,5 kg");
  expect(write("en", 68.46, 1)).toBe("68 kg");
});
