import { randomBytes } from "node:crypto";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Config } from "../config/config.ts";
import type { ServerOptions } from "../server-options.ts";
import type { Parts } from "../services/parts.ts";
import { systemRepeat } from "../services/repeat.ts";
import { outboxFolder } from "../stores/create-mailer.ts";
import { addHealth } from "./health.ts";
import { addLiveSocket, isLiveUpgrade } from "./add-live-socket.ts";
import { addOutboxPage } from "./outbox-page.ts";
import { addRoutes } from "./add-routes.ts";
import { addSecurityHeaders } from "./security-headers.ts";
import { asAppError } from "./as-app-error.ts";
import { createLimits } from "./limits.ts";
import { createRefreshCookie } from "./refresh-cookie.ts";
import { errorHandler, sendError } from "./error-handler.ts";
import { logRequests } from "./log-requests.ts";
import { serveApp } from "./serve-app.ts";

/** The longest form of the contract has some 30 kB; nobody needs more to talk to us. */
const BODY_LIMIT = 64 * 1024;
/** A picture of 10 MB over a slow connection. */
const REQUEST_TIMEOUT_MS = 120_000;

export interface AppParts {
  readonly config: Config;
  readonly options: ServerOptions;
  readonly logger: FastifyBaseLogger;
  readonly parts: Parts;
  readonly askDatabase: () => Promise<unknown>;
  readonly appDir: string;
}

/** The HTTP side: routes of the contract, the built app, health, the outbox. */
export async function createApp(of: AppParts): Promise<FastifyInstance> {
  const { config, parts } = of;
  const secure = config.publicUrl?.startsWith("https:") ?? false;
  const app = Fastify({
    loggerInstance: of.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { shouldUpgradeCallback: isLiveUpgrade },
    // A proxy on this machine may say for whom it asks; nobody else may.
    trustProxy: config.mode === "production" ? "loopback" : false,
    genReqId: () => `req-${randomBytes(9).toString("base64url")}`,
    frameworkErrors: (error, request, reply) => sendError(request, reply, asAppError(error)),
  });
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler(errorHandler);
  logRequests(app);
  of.options.prepare?.(app);
  await addSecurityHeaders(app, { secure, recaptcha: config.robotCheck.provider === "recaptcha" });
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });
  const limits = await createLimits(app, config.limits);
  await addRoutes(app, { ...parts, limits, refreshCookie: createRefreshCookie(secure) });
  const repeat = of.options.repeat ?? systemRepeat;
  await addLiveSocket(app, { ...parts, config, limits, repeat });
  addHealth(app, of.askDatabase);
  if (config.mode === "trial" && config.mailUrl === undefined) {
    addOutboxPage(app, outboxFolder(config.dataDir));
  }
  await serveApp(app, of.appDir);
  return app;
}
