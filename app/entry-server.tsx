import { legalLocale, legalPages, loadLegalText } from "@gemel/i18n/legal";
import { useIntl, type Locale } from "@gemel/i18n";
import { StrictMode, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { createVisitor } from "./flows/create-visitor.ts";
import { GemelProvider } from "./flows/gemel.tsx";
import { App } from "./shell/App.tsx";
import { LanguageProvider, loadLanguage } from "./shell/frame/Language.tsx";
import { pages, type PageDefinition } from "./shell/pages.ts";
import { usePageTitle } from "./shell/place/use-page-title.ts";

/** Forms: they are seen at once, and answer as soon as the app is there. */
const forms: readonly string[] = ["/login", "/register", "/forgot-password"];

/** The paths of the pages that are made at build. */
export const paths: readonly string[] = ["/", ...forms, ...legalPages.map((page) => `/${page}`)];

/** One page in one language, as HTML. */
export interface RenderedPage {
  /** Title, description and what previews show, without addresses. */
  head: string;
  /** The HTML of the app's root element, which the app hydrates. */
  body: string;
}

/** Renders a page as a visitor sees it; the same tree as in `main.tsx`. */
export async function renderPage(path: string, locale: Locale): Promise<RenderedPage> {
  const page = pages.find((known) => known.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  const language = await loadLanguage({ texts: locale });
  const legalPage = legalPages.find((name) => path === `/${name}`);
  const legalText = legalPage && (await loadLegalText(legalPage, legalLocale(locale)));
  const app = await renderSettled(
    <StrictMode>
      <LanguageProvider initial={language}>
        <GemelProvider gemel={createVisitor()}>
          <StaticRouter location={path}>
            <App />
          </StaticRouter>
        </GemelProvider>
      </LanguageProvider>
    </StrictMode>,
  );
  const head = renderToString(
    <LanguageProvider initial={language}>
      <Head page={page} description={legalText?.description} />
    </LanguageProvider>,
  );
  // React puts the title before everything: it is in the head already.
  return { head, body: app.replace(/<title>.*?<\/title>/, "") };
}

/** Describes Gemel in one sentence without markup. */
export async function describeGemel(locale: Locale): Promise<string> {
  const read: string[] = [];
  renderToString(
    <LanguageProvider initial={await loadLanguage({ texts: locale })}>
      <Reader notify={(text) => read.push(text)} />
    </LanguageProvider>,
  );
  return read.join("");
}

function Reader({ notify }: { notify: (text: string) => void }) {
  notify(useLead());
  return null;
}

const useLead = (): string => useIntl().formatMessage({ id: "landing.lead" });

/** Whether React has left its mark for a part that is still loading. */
const isUnsettled = (html: string): boolean => html.includes("<!--$!-->");

const maxTries = 10;

/**
 * Renders until all code and texts that a page loads on demand are there.
 * @throws Error when something never arrives.
 */
async function renderSettled(tree: ReactNode): Promise<string> {
  for (let tries = 0; tries < maxTries; tries++) {
    const html = renderToString(tree);
    if (!isUnsettled(html)) return html;
    // Modules of the same build: they are there as soon as they have been read.
    await new Promise((resolve) => setTimeout(resolve, 20 * tries));
  }
  throw new Error("A page does not settle: what it waits for cannot be loaded");
}

interface HeadProps {
  page: PageDefinition;
  /** @default what the landing page says first */
  description: string | undefined;
}

function Head({ page, description }: HeadProps) {
  const title = usePageTitle(page.title);
  const lead = useLead();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description ?? lead} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Gemel" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description ?? lead} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
