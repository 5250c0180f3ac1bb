import "@gemel/ui/styles";
import "./first-paint.css.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { untilLoaded } from "./flows/until-loaded.ts";
import { createGemel } from "./flows/create-gemel.ts";
import { GemelProvider } from "./flows/gemel.tsx";
import { App } from "./shell/App.tsx";
import { isNotLoaded } from "./shell/failures/Boundary.tsx";
import { preloadUnreachable } from "./shell/lazy-pages.ts";
import { pages } from "./shell/pages.ts";
import { registerWorker } from "./shell/platform/register-worker.ts";
import { initialLanguage, LanguageProvider, loadLanguage } from "./shell/frame/Language.tsx";
import { watchScroll } from "./shell/place/scroll-places.ts";

const container = document.querySelector<HTMLElement>("#root");
if (!container) throw new Error("index.html has no #root");

const gemel = createGemel();
watchScroll();
// The page's code is fetched together with the texts; a failure here appears when the page is shown.
const pageTried = pages
  .find(({ path }) => path === window.location.pathname)
  ?.load()
  .catch(() => undefined);

// When Gemel is unreachable, the page that says so cannot be fetched any more.
if (gemel.session.getSnapshot().context.hasToken) preloadUnreachable().catch(() => undefined);
// A page that was made at build is there already, unless `first-paint.js` takes it away.
const isThere = container.hasChildNodes();
const language = await untilLoaded(() =>
  loadLanguage(initialLanguage(isThere && document.documentElement.lang)),
);

const app = (
  <StrictMode>
    <LanguageProvider initial={language}>
      <GemelProvider gemel={gemel}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </GemelProvider>
    </LanguageProvider>
  </StrictMode>
);

/** Reports what React got over, but for code that did not arrive: the page itself says that. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && isNotLoaded(error.cause))) reportError(error);
}

function show(root: HTMLElement): void {
  if (isThere && root.dataset["path"] === window.location.pathname) {
    hydrateRoot(root, app, { onRecoverableError });
  } else {
    // The address has changed since the page was sent (back or forward): the prerendered page is another one.
    root.textContent = "";
    createRoot(root).render(app);
  }
  registerWorker();
}

// React renders again what changes while its code is still missing, if only by a step to `#main`: the
// focus is lost then. Not awaited here, as the page's code itself imports from this file's.
if (isThere && pageTried) void pageTried.then(() => show(container));
else show(container);
