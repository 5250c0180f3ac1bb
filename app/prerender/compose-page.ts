export interface PageParts {
  /** The path that shows the page; the app takes over the HTML on this path only. */
  path: string;
  /** BCP 47. */
  locale: string;
  head: string;
  body: string;
}

/** The place for the addresses, which the server writes because they are known only when it runs. */
const addressesMark = "<!--addresses-->";

const preview = /<title>.*?<\/title>\s*<meta\s+name="description"[^>]*>/s;
const script = /\s*<script type="module"[^>]*><\/script>/g;

/**
 * Puts a page made at build into the app's own: its language, its head and what it shows. The app's
 * scripts wait in a template, which `first-paint.js` opens.
 * @param shell - the built `index.html`
 * @throws Error when the shell lacks a place for one of them.
 */
export function composePage(shell: string, { path, locale, head, body }: PageParts): string {
  const scripts = shell.match(script)?.join("") ?? "";
  return [
    ['<html lang="en">', `<html lang="${locale}">`] as const,
    [preview, head + addressesMark] as const,
    [
      '<div id="root"></div>',
      `<div id="root" data-path="${path}">${body}</div><template id="scripts">${scripts}</template>`,
    ] as const,
  ].reduce(
    (page, [place, content]) => {
      const [before, after, ...more] = page.split(place);
      if (before === undefined || after === undefined || more.length > 0)
        throw new Error(`index.html has no one place for ${String(place)}`);
      return before + content + after;
    },
    shell.replaceAll(script, ""),
  );
}
