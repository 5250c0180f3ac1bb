// Runs before the first paint, so that a stored theme and language never flash in from another.
(() => {
  try {
    const root = document.documentElement;
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark" || theme === "more-contrast")
      root.dataset.theme = theme;
    const lang = localStorage.getItem("lang");
    if (lang) root.lang = lang;
  } catch {
    // Storage can be forbidden (private windows, embedded pages): the system's theme then applies.
  }
})();
