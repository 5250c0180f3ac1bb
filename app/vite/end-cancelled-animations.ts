import type { Plugin } from "vite";

/**
 * Lets react-aria take away an overlay whose leaving was cancelled, too. It waits until every transition that it
 * leaves by has finished; one that is cut short, as when what is still coming is closed at once, never does, and
 * the overlay stayed: unseen, with the focus (https://github.com/adobe/react-spectrum/issues/9158).
 */
export function endCancelledAnimations(): Plugin {
  return {
    name: "gemel:end-cancelled-animations",
    apply: "build",
    transform: {
      filter: { id: /[\\/]react-aria[\\/]dist[\\/]private[\\/]utils[\\/]animation\.mjs$/ },
      handler: (code) => ({ code: code.replace("Promise.all(", "Promise.allSettled("), map: null }),
    },
  };
}
