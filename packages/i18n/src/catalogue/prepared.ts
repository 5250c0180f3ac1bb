/**
 * Texts whose pages are still to come: written, and not yet named by any source. An id leaves this
 * list when its page arrives; the test says so.
 */
export const prepared: readonly string[] = [
  "shell.footer.contact",
  "shell.footer.disclaimer",
  "shell.footer.privacy",
  "shell.footer.rules",
  "shell.footer.terms",
  "shell.nav.talk",
];
