/** The files of the app that this page runs, as its HTML names them. */
const ownScripts = (): string[] =>
  Array.from(
    document.querySelectorAll('script[src^="/"]'),
    (script) => script.getAttribute("src") ?? "",
  );

const key = "renewedFrom";

/**
 * Fetches this page again, and says whether it is made of other files by now, but only once
 * for each version and tab: what a reload did not help is not reloaded again.
 * @throws TypeError without an answer, or DOMException without one in time; Error when it is one of a proxy or a server
 * in trouble.
 */
export async function isOutdated(): Promise<boolean> {
  const answer = await fetch(window.location.href, {
    cache: "no-store",
    signal: AbortSignal.timeout(8_000),
  });
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`);
  const page = await answer.text();
  const scripts = ownScripts();
  if (scripts.every((script) => page.includes(script))) return false;
  try {
    const version = scripts.join();
    if (sessionStorage.getItem(key) === version) return false;
    sessionStorage.setItem(key, version);
    return true;
  } catch {
    // If the browser keeps nothing, the member reloads by hand.
    return false;
  }
}
