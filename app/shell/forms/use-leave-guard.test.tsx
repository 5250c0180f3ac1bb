import { useCallback, useState } from "react";
import { BrowserRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { Gemel } from "../../flows/create-gemel.ts";
import { GemelProvider } from "../../flows/gemel.tsx";
import { createExampleGemel, stopGemel } from "../../flows/testing/create-example-gemel.ts";
import { useAskingNavigate } from "../place/use-asking-navigate.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

const ownAddress = window.location.href;
let gemel: Gemel;

beforeEach(() => {
  gemel = createExampleGemel(false);
  window.history.replaceState(null, "", "/first");
});

afterEach(() => {
  stopGemel(gemel);
  window.history.replaceState(null, "", ownAddress);
});

function Links() {
  const navigate = useAskingNavigate();
  return ["/first", "/form", "/form#end", "/last"].map((to) => (
    <button key={to} type="button" onClick={() => navigate(to)}>
      {to}
    </button>
  ));
}

/** A page that is left only after a question. */
function FormPage({ isUnsaved }: { isUnsaved: boolean }) {
  const [leave, setLeave] = useState<{ go: () => void }>();
  useLeaveGuard(
    isUnsaved,
    useCallback((go: () => void) => setLeave({ go }), []),
  );
  return (
    leave && (
      <>
        <button type="button" onClick={leave.go}>
          Leave
        </button>
        <button type="button" onClick={() => setLeave(undefined)}>
          Stay
        </button>
      </>
    )
  );
}

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

const app = (isUnsaved: boolean) => (
  <GemelProvider gemel={gemel}>
    <BrowserRouter>
      <Links />
      <Address />
      <Routes>
        <Route path="/form" element={<FormPage isUnsaved={isUnsaved} />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>
  </GemelProvider>
);

async function openForm(isUnsaved = true) {
  const screen = await render(app(isUnsaved));
  const press = (name: string) => screen.getByRole("button", { name, exact: true }).click();
  const address = () => screen.getByRole("status").element().textContent;
  await press("/form");
  await expect.poll(address).toBe("/form");
  return { press, address, screen };
}

test("a link asks, and goes if the member leaves", async () => {
  const { press, address } = await openForm();
  await press("/last");
  await press("Stay");
  await expect.poll(address).toBe("/form");
  await press("/last");
  await press("Leave");
  await expect.poll(address).toBe("/last");
});

test("a link within the page asks nothing", async () => {
  const { press, address, screen } = await openForm();
  await press("/form#end");
  await expect.poll(address).toBe("/form#end");
  expect(screen.getByRole("button", { name: "Leave" }).elements()).toEqual([]);
});

test("with nothing to lose nothing is asked", async () => {
  const { press, address } = await openForm(false);
  await press("/last");
  await expect.poll(address).toBe("/last");
  window.history.back();
  await expect.poll(address).toBe("/form");
  window.history.back();
  await expect.poll(address).toBe("/first");
});

test("going back is taken back, and made again if the member leaves", async () => {
  const { press, address } = await openForm();
  window.history.back();
  await press("Stay");
  await expect.poll(address).toBe("/form");
  expect(window.location.pathname).toBe("/form");
  window.history.back();
  await press("Leave");
  await expect.poll(address).toBe("/first");
  expect(window.location.pathname).toBe("/first");
});

test("going back over an entry of the same page comes to its first one, and asks from there", async () => {
  const { press, address } = await openForm();
  await press("/form#end");
  await expect.poll(address).toBe("/form#end");
  window.history.back();
  await expect.poll(address).toBe("/form");
  window.history.back();
  await press("Leave");
  await expect.poll(address).toBe("/first");
});

test("going on is asked for as well", async () => {
  const { press, address, screen } = await openForm(false);
  await press("/last");
  await expect.poll(address).toBe("/last");
  window.history.back();
  await expect.poll(address).toBe("/form");
  await screen.rerender(app(true));
  window.history.forward();
  await press("Leave");
  await expect.poll(address).toBe("/last");
});

test("the browser asks before the tab is closed, while there is something to lose", async () => {
  const closing = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { screen } = await openForm();
  await expect.poll(closing).toBe(true);
  await screen.rerender(app(false));
  await expect.poll(closing).toBe(false);
});
