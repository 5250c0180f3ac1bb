// Before the first paint: the stored theme and language. Pages that were made at build are for
// visitors, in one language: for everyone else the app draws its own, and this one is never seen.
(() => {
  const root = document.documentElement;
  let isForOthers = false;
  try {
    const { theme, lang, authToken } = localStorage;
    if (/^(light|dark|more-contrast)$/.test(theme)) root.dataset.theme = theme;
    // As `negotiateLanguage` reads it: the first part counts, and an unknown one is none.
    const [, stored] = /^(en|fr|de|it|es|ja)(?:[-_]|$)/i.exec(lang) ?? [];
    const other =
      stored && stored.toLowerCase() !== root.lang && !/[?&]lang=/.test(location.search);
    if (other) root.lang = stored.toLowerCase();
    isForOthers = other || authToken;
    if (isForOthers) root.dataset.waiting = "";
  } catch {
    // Storage can be forbidden: the system's theme then applies.
  }
  // Scripts of a page that was made at build wait in a template, so that they take nothing from its paint.
  const begin = () => {
    const scripts = document.getElementById("scripts");
    if (!scripts) return;
    document.body.append(scripts.content);
    scripts.remove();
  };
  // The page is read to its end, and the app has not begun.
  const read = () => {
    if (isForOthers) {
      document.getElementById("root").textContent = "";
      delete root.dataset.waiting;
    }
    if (isForOthers || document.hidden) begin();
    else {
      new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
      // Browsers that do not tell.
      setTimeout(begin, 1000);
    }
  };
  document.addEventListener("readystatechange", read, { once: true });
})();
