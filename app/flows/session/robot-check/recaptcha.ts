interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const loaded = new Map<string, Promise<Recaptcha>>();

function load(siteKey: string): Promise<Recaptcha> {
  const known = loaded.get(siteKey);
  if (known) return known;
  const loading = new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.addEventListener("error", () => reject(new Error("reCAPTCHA could not be loaded")));
    script.addEventListener("load", () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error("reCAPTCHA loaded without its interface"));
    });
    document.head.append(script);
  });
  loaded.set(siteKey, loading);
  loading.catch(() => loaded.delete(siteKey));
  return loading;
}

/** Asks reCAPTCHA v3 for a token of the action `register`; it is loaded at the first call. */
export async function executeRecaptcha(siteKey: string): Promise<string> {
  const recaptcha = await load(siteKey);
  return recaptcha.execute(siteKey, { action: "register" });
}
