// Before the first paint: the stored theme and language, and the italic of the front page's title.
(() => {
  const root = document.documentElement;
  if (location.pathname === "/")
    addEventListener("DOMContentLoaded", () =>
      document.fonts.load("italic 1em Newsreader Variable").catch(() => {}),
    );
  try {
    const { theme, lang } = localStorage;
    if (/^(light|dark|more-contrast)$/.test(theme)) root.dataset.theme = theme;
    if (lang) root.lang = lang;
  } catch {
    // Storage can be forbidden: the system's theme then applies.
  }
})();
