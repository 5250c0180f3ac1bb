import { createPolicy } from "./trusted-types.ts";

const address = "/sw.js";

/** The policy that the content security policy requires for a script's address; allows this address only. */
const policy = createPolicy("gemel-worker", { createScriptURL: () => address });

/**
 * Has the browser keep the app's own files (`sw.js`), so that Gemel opens without a network. It exists
 * only in a build, and starts when the page has loaded.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return;
  // If a browser has no workers or forbids them, nothing is kept.
  const register = (): void =>
    void navigator.serviceWorker?.register(policy.createScriptURL(address)).catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register);
}
