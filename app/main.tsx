import "@gemel/ui/styles";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { createGemel } from "./flows/create-gemel.ts";
import { GemelProvider } from "./flows/gemel.tsx";
import { App } from "./shell/App.tsx";
import { preloadUnreachable } from "./shell/lazy-pages.ts";
import { pages } from "./shell/pages.ts";
import { initialLocale, LanguageProvider, loadLanguage } from "./shell/Language.tsx";

const container = document.querySelector("#root");
if (!container) throw new Error("index.html has no #root");

const gemel = createGemel();
// The page's code is fetched together with the texts; what fails here is told when it is shown.
pages
  .find(({ path }) => path === window.location.pathname)
  ?.load()
  .catch(() => undefined);

// Once Gemel is out of reach, the page that says so cannot be fetched any more.
if (gemel.session.getSnapshot().context.hasToken) preloadUnreachable().catch(() => undefined);
const language = await loadLanguage(initialLocale());

createRoot(container).render(
  <StrictMode>
    <LanguageProvider initial={language}>
      <GemelProvider gemel={gemel}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </GemelProvider>
    </LanguageProvider>
  </StrictMode>,
);
