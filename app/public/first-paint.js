// Before the first paint: the stored theme and language, and the italic of the front page's title.
(() => {
  if (location.pathname === "/")
    addEventListener("DOMContentLoaded", () => {
      document.fonts.load("italic 1em Newsreader Variable").catch(() => {});
    });
  try {
    const root = document.documentElement;
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark" || theme === "more-contrast")
      root.dataset.theme = theme;
    const lang = localStorage.getItem("lang");
    if (lang) root.lang = lang;
  } catch {
    // Storage can be forbidden: the system's theme then applies.
  }
})();
