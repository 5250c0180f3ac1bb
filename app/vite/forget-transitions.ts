import type { Plugin } from "vite";

const forOnce =
  /(\w+)\.addEventListener\(\s*'transitioncancel',\s*([$\w]+),\s*\{\s*once: true\s*\}\s*\)/;
const always =
  "$1.addEventListener('transitioncancel', $2), $1.addEventListener('transitionend', $2)";

/**
 * Lets react-aria receive the end of every transition. It listens for ends on the document, which those of an
 * element that was just taken away do not reach, and of the first cancelled one only; so it kept overlays with
 * all that was in them for ever (https://github.com/adobe/react-spectrum/issues/7326).
 */
export function forgetTransitions(): Plugin {
  return {
    name: "gemel:forget-transitions",
    apply: "build",
    transform: {
      filter: { id: /[\\/]react-aria[\\/]dist[\\/]private[\\/]utils[\\/]runAfterTransition\.mjs$/ },
      handler: (code) => ({ code: code.replace(forOnce, always), map: null }),
    },
  };
}
