import { bundleNames, loadMessages } from "@gemel/i18n";
import { useEffect, type ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router";
import { vi } from "vitest";
import { render } from "vitest-browser-react";
import type { Gemel } from "../../flows/create-gemel.ts";
import { GemelProvider } from "../../flows/gemel.tsx";
import { createExampleGemel, stopGemel } from "../../flows/testing/create-example-gemel.ts";
import { FakeSocket } from "../../flows/testing/fake-socket.ts";
import { App } from "../App.tsx";
import { LanguageProvider } from "../frame/Language.tsx";
import { taggedLanguage } from "./tagged-language.ts";

let gemel: Gemel | undefined;

/** The app in a browser, as a test of a page uses it. */
export interface OpenedApp {
  readonly screen: Awaited<ReturnType<typeof render>>;
  readonly gemel: Gemel;
  /** The member's current location: path, query and navigation state. */
  readonly place: () => { readonly path: string; readonly state: unknown };
  /** Follows a link that leads there. */
  readonly go: (address: string) => void;
  /** Goes back as the browser's button does. */
  readonly goBack: () => void;
}

interface DrawOptions {
  /** @default "/" */
  readonly address?: string;
  /** @default true */
  readonly isSignedIn?: boolean;
}

/** Draws a part of the app within what the app has around it. */
export async function draw(children: ReactNode, options: DrawOptions = {}) {
  const { address = "/", isSignedIn = true } = options;
  if (gemel) stopGemel(gemel);
  gemel = createExampleGemel(isSignedIn);
  const messages = await loadMessages("en", bundleNames);
  const screen = await render(
    <LanguageProvider initial={{ locale: "en", formats: taggedLanguage("en"), messages }}>
      <GemelProvider gemel={gemel}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </GemelProvider>
    </LanguageProvider>,
  );
  return { screen, gemel };
}

/** Opens the whole app at an address. Its sockets are `FakeSocket`s. */
export async function openApp(
  address: string,
  { isSignedIn = true }: Pick<DrawOptions, "isSignedIn"> = {},
): Promise<OpenedApp> {
  FakeSocket.made.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.setItem("lang", taggedLanguage("en"));
  let place: ReturnType<OpenedApp["place"]> = { path: address, state: null };
  let go: OpenedApp["go"] = () => {};
  let goBack: OpenedApp["goBack"] = () => {};
  function Probe() {
    const { pathname, search, state } = useLocation();
    const navigate = useNavigate();
    useEffect(() => {
      place = { path: pathname + search, state };
      go = (to) => void navigate(to);
      goBack = () => void navigate(-1);
    });
    return null;
  }
  const drawn = await draw(
    <>
      <Probe />
      <App />
    </>,
    { address, isSignedIn },
  );
  return { ...drawn, place: () => place, go: (to) => go(to), goBack: () => goBack() };
}

/** After each test: ends the flows and takes the stubs away. */
export function closeApp(): void {
  if (gemel) stopGemel(gemel);
  gemel = undefined;
  vi.unstubAllGlobals();
  localStorage.clear();
}
