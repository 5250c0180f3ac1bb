import { I18nProvider, loadMessages, type Messages } from "@gemel/i18n";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router";
import { afterEach, beforeAll, beforeEach } from "vitest";
import type { Gemel } from "../../flows/create-gemel.ts";
import { GemelProvider } from "../../flows/gemel.tsx";
import { createExampleGemel, stopGemel } from "../../flows/testing/create-example-gemel.ts";

const ownAddress = window.location.href;
let gemel: Gemel;
let messages: Messages;

/** Begins each test of a file at `/first`, for what goes through the real history of the tab. */
export function beginAtFirst(): void {
  beforeAll(async () => {
    messages = await loadMessages("en", ["core"]);
  });
  beforeEach(() => {
    gemel = createExampleGemel(false);
    window.history.replaceState(null, "", "/first");
  });
  afterEach(() => {
    stopGemel(gemel);
    window.history.replaceState(null, "", ownAddress);
  });
}

/** Within a router over the real history, for a visitor. */
export const routed = (children: ReactNode) => (
  <GemelProvider gemel={gemel}>
    <I18nProvider locale="en" messages={messages}>
      <BrowserRouter>{children}</BrowserRouter>
    </I18nProvider>
  </GemelProvider>
);
