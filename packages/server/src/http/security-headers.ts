import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { componentStyles } from "./component-styles.ts";

export interface SecurityHeaderOptions {
  /** Whether the public address is https. */
  readonly secure: boolean;
  /** Whether pages load reCAPTCHA, and only then its origins. */
  readonly recaptcha: boolean;
}

const recaptchaOrigins = [
  "https://www.google.com/recaptcha/",
  "https://www.gstatic.com/recaptcha/",
];

/** What a browser may do with our answers. Nothing inline, nothing from elsewhere. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { secure, recaptcha }: SecurityHeaderOptions,
): Promise<void> {
  const guests = recaptcha ? recaptchaOrigins : [];
  await app.register(helmet, {
    hsts: secure,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...guests],
        styleSrc: ["'self'", ...componentStyles],
        imgSrc: ["'self'", "blob:", "data:"],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", "blob:"],
        connectSrc: ["'self'", ...guests],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        ...(recaptcha && { frameSrc: guests }),
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(self), payment=()");
  });
}
