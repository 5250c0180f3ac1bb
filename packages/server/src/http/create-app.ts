import { randomBytes } from "node:crypto";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Config } from "../config/config.ts";
import type { ServerOptions } from "../server-options.ts";
import type { StatusSources } from "../operating/status.ts";
import type { Telemetry } from "../operating/telemetry.ts";
import type { SharedCounts } from "../services/counts/shared-counts.ts";
import type { Parts } from "../services/parts.ts";
import { systemRepeat } from "../services/repeat.ts";
import { outboxFolder } from "../stores/create-mailer.ts";
import { addHealth } from "./health.ts";
import { addMetrics } from "./metrics.ts";
import { addStatus } from "./status.ts";
import { createOperatorGuard } from "./operator-token.ts";
import { watchLimits } from "./watch-limits.ts";
import { watchRequests } from "./watch-requests.ts";
import { addLiveSocket, isLiveUpgrade } from "./add-live-socket.ts";
import { addOutboxPage } from "./outbox-page.ts";
import { addRoutes } from "./add-routes.ts";
import { addSecurityHeaders } from "./security-headers.ts";
import { asAppError } from "./as-app-error.ts";
import { createDayLimits } from "./day-limits.ts";
import { createLimits } from "./limits.ts";
import { createLoginBudget } from "./login-budget.ts";
import { createOwnCookies } from "./own-cookies.ts";
import { errorHandler, sendError } from "./error-handler.ts";
import { holdRefusals } from "./hold-refusals.ts";
import { readJsonBodies } from "./read-json-body.ts";
import { logRequests } from "./log-requests.ts";
import { refuseOtherSites } from "./own-origin.ts";
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
  /** Where processes count together. */
  readonly counts: SharedCounts | undefined;
  readonly appDir: string;
  readonly telemetry: Telemetry;
  readonly status: StatusSources;
  /** Aborted once the server is told to stop. */
  readonly leaving: AbortSignal;
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
    // A proxy on this machine, or one that is named, may say for whom it asks; nobody else may.
    trustProxy: config.mode === "production" ? ["loopback", ...config.trustedProxies] : false,
    // Who still has a connection is served to the end; see `sendElsewhere`.
    return503OnClosing: false,
    genReqId: () => `req-${randomBytes(9).toString("base64url")}`,
    frameworkErrors: (error, request, reply) => sendError(request, reply, asAppError(error)),
  });
  app.removeContentTypeParser("text/plain");
  readJsonBodies(app);
  app.setErrorHandler(errorHandler);
  watchRequests(app, of.telemetry);
  logRequests(app);
  sendElsewhere(app, of.leaving);
  holdRefusals(app, of.options.holdRefusal);
  of.options.prepare?.(app);
  await addSecurityHeaders(app, {
    secure,
    recaptcha: config.robotCheck.provider === "recaptcha",
    mediaOrigins: config.mediaOrigins,
  });
  app.addHook("onRequest", async (request) => refuseOtherSites(config, request));
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });
  const { metrics, readable } = of.telemetry;
  const { clock, stores } = parts;
  const limits = watchLimits(
    {
      ...(await createLimits(app, config.limits, of.counts)),
      ...createDayLimits(config.limits, { clock, stores }),
    },
    metrics,
  );
  const shared = of.counts && { shared: of.counts };
  const loginBudget = createLoginBudget(config.limits, { clock, metrics, ...shared });
  const cookies = createOwnCookies(secure);
  await addRoutes(app, { ...parts, limits, loginBudget, cookies });
  const repeat = of.options.repeat ?? systemRepeat;
  await addLiveSocket(app, { ...parts, config, limits, metrics, repeat });
  addHealth(app, of);
  const token = config.metricsToken;
  const guard = token === undefined ? undefined : createOperatorGuard(token, limits);
  if (readable && guard) addMetrics(app, readable, guard);
  if (guard || config.mode === "trial") addStatus(app, of.status, guard);
  if (config.mode === "trial" && config.mailUrl === undefined) {
    addOutboxPage(app, outboxFolder(config.dataDir));
  }
  await serveApp(app, { folder: of.appDir, publicUrl: config.publicUrl });
  return app;
}

/** Asks everybody who still comes while the server leaves to come back over another connection. */
function sendElsewhere(app: FastifyInstance, leaving: AbortSignal): void {
  app.addHook("onSend", async (_request, reply) => {
    if (leaving.aborted) reply.header("connection", "close");
  });
}
