import { createHash } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/**
 * Styles that react-aria adds to a page by itself, for pressable elements and for scrollable ones under a
 * dialog on iOS. Their hashes admit them; every other inline style is blocked.
 */
const styles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

/** The sources of these styles for `style-src`. */
const componentStyles: readonly string[] = styles.map(
  (style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
);

export interface SecurityHeaderOptions {
  /** Whether the public address is https. */
  readonly secure: boolean;
  /** Whether pages load reCAPTCHA, and only then its origins. */
  readonly recaptcha: boolean;
  /** Origins from which sound is fetched. */
  readonly mediaOrigins: readonly string[];
}

const recaptchaOrigins = [
  "https://www.google.com/recaptcha/",
  "https://www.gstatic.com/recaptcha/",
];

/**
 * The app's own ways to make something else of a text: the address of its service worker, and the
 * character that a reference in Markdown names (`createPolicy` in `app/shell`).
 */
const trustedPolicies = ["gemel-worker", "gemel-character"];

const features = [
  "accelerometer=()",
  "browsing-topics=()",
  "camera=()",
  "display-capture=()",
  "geolocation=()",
  "gyroscope=()",
  "magnetometer=()",
  "microphone=(self)",
  "midi=()",
  "payment=()",
  "serial=()",
  "usb=()",
].join(", ");

/**
 * Sets the rules for what a browser may do with our answers. Nothing inline, nothing from elsewhere, and no
 * text becomes a script; only reCAPTCHA, if it is configured, brings scripts that break the last rule. Sound
 * also comes from the origins that are configured for it.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { secure, recaptcha, mediaOrigins }: SecurityHeaderOptions,
): Promise<void> {
  const guests = recaptcha ? recaptchaOrigins : [];
  await app.register(helmet, {
    hsts: secure,
    frameguard: { action: "deny" },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...guests],
        styleSrc: ["'self'", ...componentStyles],
        imgSrc: ["'self'", "blob:", "data:"],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", "blob:"],
        connectSrc: ["'self'", ...mediaOrigins, ...guests],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        ...(recaptcha && { frameSrc: guests }),
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(!recaptcha && {
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: trustedPolicies,
        }),
      },
    },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", features);
  });
}
