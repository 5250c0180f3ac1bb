import "@gemel/ui/styles";
import { bundleNames, loadMessages } from "@gemel/i18n";
import { use } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { Gemel } from "../../flows/create-gemel.ts";
import { GemelProvider } from "../../flows/gemel.tsx";
import { startBackend } from "../../flows/testing/backend.ts";
import { createExampleGemel, stopGemel } from "../../flows/testing/create-example-gemel.ts";
import { LanguageProvider } from "../frame/Language.tsx";
import { laterDialog, laterPart, optionalPart } from "./later.tsx";

interface WindowProps {
  isOpen: boolean;
  onClose: () => void;
}

const Window = ({ isOpen }: WindowProps) => isOpen && <p>The window</p>;

let gemel: Gemel;

beforeEach(() => {
  startBackend({});
  gemel = createExampleGemel(false);
});

afterEach(() => {
  stopGemel(gemel);
  vi.unstubAllGlobals();
});

/** The error with which a browser reports that a file did not load. */
const notArrived = () => new TypeError("Failed to fetch dynamically imported module: /x.js");

const failsAtFirst = <Part,>(Part: Part) =>
  vi.fn(async () => ({ default: Part })).mockRejectedValueOnce(notArrived());

async function draw(content: React.ReactNode) {
  const messages = await loadMessages("en", bundleNames);
  const page = (part: React.ReactNode) => (
    <LanguageProvider initial={{ locale: "en", messages }}>
      <GemelProvider gemel={gemel}>
        <h1>The page</h1>
        {part}
      </GemelProvider>
    </LanguageProvider>
  );
  const screen = await render(page(content));
  return { screen, redraw: (part: React.ReactNode) => screen.rerender(page(part)) };
}

const opening = ({ isOpen, onClose }: WindowProps) => ({ isOpen, close: onClose });

test("a window's code comes when it is first opened", async () => {
  const load = vi.fn(async () => ({ default: Window }));
  const Later = laterDialog<WindowProps>(load, opening);
  const { screen, redraw } = await draw(<Later isOpen={false} onClose={() => {}} />);
  expect(load).not.toHaveBeenCalled();
  await redraw(<Later isOpen onClose={() => {}} />);
  await expect.element(screen.getByText("The window")).toBeVisible();
});

test("a window that does not come leaves the page and offers a new try", async () => {
  const Later = laterDialog<WindowProps>(failsAtFirst(Window), opening);
  const { screen } = await draw(<Later isOpen onClose={() => {}} />);
  await expect.element(screen.getByText(/We cannot reach Gemel/)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "The page" })).toBeVisible();
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("The window")).toBeVisible();
  expect(screen.getByRole("alert").elements()).toEqual([]);
});

test("opening it once more is a new try too", async () => {
  const close = vi.fn<() => void>();
  const Later = laterDialog<WindowProps>(failsAtFirst(Window), opening);
  const { screen, redraw } = await draw(<Later isOpen onClose={close} />);
  await screen.getByRole("button", { name: "Dismiss" }).click();
  expect(close).toHaveBeenCalledOnce();
  await redraw(<Later isOpen={false} onClose={close} />);
  expect(screen.getByRole("alert").elements()).toEqual([]);
  await redraw(<Later isOpen onClose={close} />);
  await expect.element(screen.getByText("The window")).toBeVisible();
});

test("a part that does not come offers a new try in its place", async () => {
  const Later = laterPart<object>(
    failsAtFirst(() => <p>The part</p>),
    <p>One moment</p>,
  );
  const { screen } = await draw(<Later />);
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("The part")).toBeVisible();
});

test("a part whose texts do not come offers a new try in its place", async () => {
  let arriving = Promise.reject<string>(notArrived());
  const Part = () => <p>{use(arriving)}</p>;
  const Later = laterPart<object>(async () => ({ default: Part }), null);
  const { screen } = await draw(<Later />);
  const retry = screen.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  arriving = Promise.resolve("The text");
  await retry.click();
  await expect.element(screen.getByText("The text")).toBeVisible();
});

test("an optional part that does not come leaves the page, and comes with the next occasion", async () => {
  const load = failsAtFirst((_props: { occasion: number }) => <p>The part</p>);
  const Part = optionalPart(load, [], ({ occasion }) => occasion);
  const { screen, redraw } = await draw(<Part occasion={1} />);
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe("rejected");
  await redraw(<Part occasion={1} />);
  await expect.element(screen.getByRole("heading", { name: "The page" })).toBeVisible();
  expect(screen.getByText("The part").elements()).toEqual([]);
  await redraw(<Part occasion={2} />);
  await expect.element(screen.getByText("The part")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
