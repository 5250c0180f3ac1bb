import "@gemel/ui/styles";
import { BackProvider } from "@gemel/ui/BackProvider";
import { Button } from "@gemel/ui/Button";
import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { Dialog, DialogTrigger } from "@gemel/ui/Dialog";
import { Drawer } from "@gemel/ui/Drawer";
import { Menu, MenuTrigger } from "@gemel/ui/Menu";
import { MenuItem } from "@gemel/ui/MenuItem";
import { Popover, PopoverTrigger } from "@gemel/ui/Popover";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import LeaveQuestion from "../forms/LeaveQuestion.tsx";
import { beginAtFirst, routed } from "../testing/routed.tsx";
import { useBackHold } from "./use-back-hold.ts";

let steps = 0;
// Before the app's own listener, which stops the event.
window.addEventListener("popstate", () => void steps++);

beginAtFirst();

function Page({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <BackProvider holdBack={useBackHold()}>
      <output>{pathname}</output>
      <button type="button" onClick={() => void navigate("/page")}>
        Go
      </button>
      {children}
    </BackProvider>
  );
}

async function open(children: ReactNode) {
  const screen = await render(routed(<Page>{children}</Page>));
  const press = (name: string) => screen.getByRole("button", { name, exact: true }).click();
  const address = () => screen.getByRole("status", { includeHidden: true }).element().textContent;
  const opened = (role: "dialog" | "alertdialog" | "menu") =>
    screen.getByRole(role).elements().length;
  return { screen, press, address, opened };
}

const trigger = <Button>Open</Button>;

test.each([Dialog, Drawer])("Back closes it, and only then leaves the page", async (Overlay) => {
  const { press, address, opened } = await open(
    <DialogTrigger>
      {trigger}
      <Overlay title="A">Text</Overlay>
    </DialogTrigger>,
  );
  await press("Go");
  await press("Open");
  await expect.poll(() => opened("dialog")).toBe(1);
  window.history.back();
  await expect.poll(() => opened("dialog")).toBe(0);
  expect([address(), window.location.pathname]).toEqual(["/page", "/page"]);
  window.history.back();
  await expect.poll(address).toBe("/first");
});

test("and a menu and a popover, also on the first page of the tab", async () => {
  const { screen, press, address, opened } = await open(
    <>
      <MenuTrigger>
        {trigger}
        <Menu>
          <MenuItem label="Item" />
        </Menu>
      </MenuTrigger>
      <PopoverTrigger>
        <Button>Look</Button>
        <Popover label="A look">Text</Popover>
      </PopoverTrigger>
    </>,
  );
  await press("Open");
  await expect.element(screen.getByRole("menu")).toBeVisible();
  window.history.back();
  await expect.poll(() => opened("menu")).toBe(0);
  await press("Look");
  await expect.poll(() => opened("dialog")).toBe(1);
  window.history.back();
  await expect.poll(() => opened("dialog")).toBe(0);
  expect([address(), window.location.pathname]).toEqual(["/first", "/first"]);
});

test("the newest first; what is being done stays open", async () => {
  const { screen, press, opened } = await open(
    <DialogTrigger>
      {trigger}
      <Dialog title="A">
        <DialogTrigger>
          <Button>Ask</Button>
          <ConfirmDialog title="B" confirmLabel="Do it">
            Text
          </ConfirmDialog>
        </DialogTrigger>
        <DialogTrigger>
          <Button>Do</Button>
          <ConfirmDialog title="C" confirmLabel="Do it" isPending>
            Text
          </ConfirmDialog>
        </DialogTrigger>
      </Dialog>
    </DialogTrigger>,
  );
  await press("Go");
  await press("Open");
  await press("Ask");
  await expect.poll(() => opened("alertdialog")).toBe(1);
  window.history.back();
  await expect.poll(() => opened("alertdialog")).toBe(0);
  await press("Do");
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  steps = 0;
  window.history.back();
  await expect.poll(() => steps).toBe(2);
  expect(window.location.pathname).toBe("/page");
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
});

test("the question before leaving is answered by staying", async () => {
  const { screen, press, address, opened } = await open(
    <LeaveQuestion isHeld title="Leave?" body="It is not kept." />,
  );
  await press("Go");
  window.history.back();
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  window.history.back();
  await expect.poll(() => opened("alertdialog")).toBe(0);
  expect([address(), window.location.pathname]).toEqual(["/page", "/page"]);
  window.history.back();
  await press("Leave");
  await expect.poll(address).toBe("/first");
});
