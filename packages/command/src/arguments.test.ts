import { expect, it } from "vitest";
import { oneOf, portOf, readArguments } from "./arguments.ts";
import { MendableError } from "./mendable-error.ts";

const line = {
  usage: "npm run try -- FILE [--port N]",
  about: "Tries it.",
  options: { port: { type: "string" }, loud: { type: "boolean" } },
  operands: { name: "FILE", min: 1, max: 1 },
} as const;

it("reads what is given, and help beside anything", () => {
  expect(readArguments(line, ["a", "--port", "1"])).toEqual({
    options: { port: "1" },
    operands: ["a"],
  });
  expect(readArguments(line, ["--nonsense", "--help"])).toBe("help");
});

it.each([
  [[], "FILE is missing"],
  [[""], "FILE is empty"],
  [["a", "b"], '"b" is more than is taken'],
  [["a", "--prot", "1"], "Unknown option '--prot'"],
  [["a", "--port"], "Option '--port <value>' argument missing"],
  [["a", "--port", "--loud"], "Option '--port' argument is ambiguous"],
  [["a", "--port", ""], "--port is empty"],
  [["a", "--loud=yes"], "Option '--loud' does not take an argument"],
])("refuses %j in one line with the usage", (args, message) => {
  expect(() => readArguments(line, args)).toThrow(new MendableError(`${message}: ${line.usage}`));
});

it("names what a value may be", () => {
  expect(() => portOf("--port", "70000")).toThrow(
    '--port must be a whole number from 0 to 65535, not "70000"',
  );
  expect(() => oneOf("theme", "blue", ["light", "dark"])).toThrow(
    'There is no theme "blue": choose of light, dark',
  );
});
