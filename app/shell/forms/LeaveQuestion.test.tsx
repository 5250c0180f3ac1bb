import "@gemel/ui/styles";
import { Link } from "@gemel/ui/Link";
import { Route, Routes, useLocation } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ChatLinks } from "../../routes/conversations/ChatLinks.tsx";
import { useGoToChat } from "../../routes/people/use-go-to-chat.ts";
import { useAskingNavigate } from "../place/use-asking-navigate.ts";
import { beginAtFirst, routed } from "../testing/routed.tsx";
import LeaveQuestion from "./LeaveQuestion.tsx";

beginAtFirst();

function Links() {
  const navigate = useAskingNavigate();
  return ["/first", "/form", "/form#end", "/last"].map((to) => (
    <button key={to} type="button" onClick={() => navigate(to)}>
      {to}
    </button>
  ));
}

function Conversations() {
  const goToChat = useGoToChat();
  return (
    <ChatLinks conversations={[]}>
      <Link href="/chat/1">listed</Link>
      <button type="button" onClick={() => goToChat({ id: "2", type: "user", name: "Ada" })}>
        announced
      </button>
    </ChatLinks>
  );
}

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

const texts = { title: "Leave?", body: "It is not kept." };

const app = (isHeld: boolean) =>
  routed(
    <>
      <Links />
      <Conversations />
      <Address />
      <Routes>
        <Route path="/form" element={<LeaveQuestion isHeld={isHeld} {...texts} />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
  );

async function openForm(isHeld = true) {
  const screen = await render(app(isHeld));
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

test("the ways to a conversation ask", async () => {
  const { press, address, screen } = await openForm();
  await screen.getByRole("link", { name: "listed" }).click();
  await press("Stay");
  await press("announced");
  await press("Stay");
  await expect.poll(address).toBe("/form");
  await press("announced");
  await press("Leave");
  await expect.poll(address).toBe("/chat/2");
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

test("the member goes where what would be lost is saved before the answer", async () => {
  const { press, address, screen } = await openForm();
  await press("/last");
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  await screen.rerender(app(false));
  await expect.poll(address).toBe("/last");
});
