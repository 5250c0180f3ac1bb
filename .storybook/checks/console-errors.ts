import type { Preview } from "@storybook/react-vite";

type AfterEach = Exclude<NonNullable<Preview["afterEach"]>, readonly unknown[]>;
type BeforeEach = Exclude<NonNullable<Preview["beforeEach"]>, readonly unknown[]>;

const logged = new WeakMap<HTMLElement, string[]>();

const asText = (argument: unknown): string =>
  argument instanceof Error ? argument.message : String(argument);

/** Formats a message as the console would: React passes the names of components as arguments. */
function asLine([first, ...others]: readonly unknown[]): string {
  const rest = others.map(asText);
  const line = asText(first).replaceAll(/%[sdioO]/g, (place) => rest.shift() ?? place);
  return [line, ...rest].join(" ");
}

/** React asks the test for `act`; a story that a person plays with has no such thing. */
const isAboutTheTest = (line: string): boolean => /\bact\(|`act`/.test(line);

/**
 * The browser's note that sizes changed again while they were reported: the rest is reported in the
 * next frame (https://github.com/WICG/resize-observer/issues/38).
 */
const isAboutSizes = (line: string): boolean => line.startsWith("ResizeObserver loop");

/** Keeps what is logged as an error while a story runs; it is still printed. */
export const collectConsoleErrors: BeforeEach = ({ canvasElement }) => {
  const errors: string[] = [];
  logged.set(canvasElement, errors);
  const print = console.error;
  console.error = (...all: unknown[]) => {
    const line = asLine(all);
    if (!isAboutTheTest(line) && !isAboutSizes(line)) errors.push(line);
    print(...all);
  };
  return () => {
    console.error = print;
  };
};

/**
 * Refuses logged errors. A story about a failure allows them with `parameters: { logsErrors: true }`.
 * @throws Error with what React, react-aria or the component has logged
 */
export const refuseConsoleErrors: AfterEach = ({ canvasElement, parameters }) => {
  const errors = logged.get(canvasElement) ?? [];
  if (errors.length === 0 || parameters["logsErrors"] === true) return;
  throw new Error(`Logged as errors:\n${errors.join("\n")}`);
};
