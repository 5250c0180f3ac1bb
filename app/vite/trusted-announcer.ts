import type { Plugin } from "vite";

/**
 * Lets react-aria empty its announcements under Trusted Types, which our pages ask for: it writes an
 * empty text as HTML, and every date and number field would break where a browser refuses that.
 */
export function trustedAnnouncer(): Plugin {
  return {
    name: "gemel:trusted-announcer",
    apply: "build",
    transform: {
      filter: { id: /[\\/]react-aria[\\/]dist[\\/]private[\\/]live-announcer[\\/]\w+\.mjs$/ },
      handler: (code) => ({
        code: code.replaceAll(/\.innerHTML = ''/g, ".replaceChildren()"),
        map: null,
      }),
    },
  };
}
