import { WithMessages } from "@gemel/i18n";
import { Suspense, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigationType } from "react-router";
import { focusHeading } from "./place/focus-heading.ts";
import { Guarded } from "./Guarded.tsx";
import type { PageDefinition } from "./pages.ts";
import { Restoring } from "./failures/Restoring.tsx";
import { showPlace } from "./place/scroll-places.ts";
import { usePageTitle } from "./place/use-page-title.ts";

/** One page with its gate, its texts, its title and its focus. */
export function RoutedPage({ page }: { page: PageDefinition }) {
  const { Component } = page;
  const { pathname } = useLocation();
  // Code and texts load side by side. A failure is shown where the component itself is awaited.
  page.load().catch(() => undefined);
  return (
    <Guarded access={page.access} path={page.path}>
      <Suspense fallback={<Restoring />}>
        <WithMessages bundles={page.bundles}>
          <Arrival key={pathname} title={page.title} />
          <Component />
        </WithMessages>
      </Suspense>
    </Guarded>
  );
}

/** Whether a page has been reached from within: from then on, going back to the first is a move too. */
let hasMoved = false;

/** Gives the new page's name to the tab, and to a screen reader by moving the focus to its heading. */
function Arrival({ title }: Pick<PageDefinition, "title">) {
  const { key } = useLocation();
  const way = useNavigationType();
  const arrive = useEffectEvent(() => {
    showPlace(way !== "POP");
    // "default" is the page that the browser itself has just opened: it announces that one.
    if (key !== "default") hasMoved = true;
    if (!hasMoved) return;
    focusHeading();
  });
  // Runs once for each path: another query is a tab of the same page, and the focus stays.
  useEffect(() => arrive(), []);
  return <title>{usePageTitle(title)}</title>;
}
