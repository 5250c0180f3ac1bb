import { randomBytes } from "node:crypto";
import { maxHeaderSize } from "node:http";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Config } from "./config/read-config.ts";
import type { ServerOptions } from "./server-options.ts";
import type { StatusSources } from "./operating/status.ts";
import type { Telemetry } from "./operating/telemetry.ts";
import type { SharedCounts } from "./redis/shared-counts.ts";
import type { Services } from "./services.ts";
import { memberDayStore } from "./features/day-limits/store.ts";
import { pastStore } from "./features/pasts/store.ts";
import { systemRepeat } from "./foundation/repeat.ts";
import { outboxFolder } from "./mail/create-mailer.ts";
import { addHealth } from "./http/health.ts";
import { addMetrics } from "./http/metrics.ts";
import { addStatus } from "./http/pages/status.ts";
import { makeOperations } from "./operations.ts";
import { authenticate } from "./features/sessions/tokens.ts";
import { createOperatorGuard } from "./http/security/operator-token.ts";
import { createLimits, holdRefusals, watchLimits } from "./http/limits.ts";
import { logRequests, watchRequests } from "./http/watch-requests.ts";
import { addLiveSocket, isLiveUpgrade } from "./features/live-connections/add-live-socket.ts";
import {
  answerAll,
  answerUnreadable,
  decodableAddress,
} from "./http/security/answer-unreadable.ts";
import { addOutboxPage } from "./http/pages/outbox-page.ts";
import { addRoutes } from "./http/add-routes.ts";
import { addSecurityHeaders } from "./http/security/security-headers.ts";
import { createDayLimits } from "./features/day-limits/rules.ts";
import { createLoginBudget } from "./features/sessions/login-budget.ts";
import { createOwnCookies } from "./features/sessions/own-cookies.ts";
import { errorHandler } from "./http/error-handler.ts";
import { readJsonBodies } from "./http/read-json-body.ts";
import { refuseOtherSites } from "./http/security/own-origin.ts";
import { serveApp } from "./http/pages/serve-app.ts";

/** The longest form of the contract has some 30 kB; no call needs more. */
const BODY_LIMIT = 64 * 1024;
/** A picture of 10 MB over a slow connection. */
const REQUEST_TIMEOUT_MS = 120_000;

export interface AppServices {
  readonly config: Config;
  readonly options: ServerOptions;
  readonly logger: FastifyBaseLogger;
  readonly services: Services;
  readonly askDatabase: () => Promise<unknown>;
  /** The counters that processes share. */
  readonly counts: SharedCounts | undefined;
  readonly appDir: string;
  readonly telemetry: Telemetry;
  readonly status: StatusSources;
  /** Aborted when the server begins to stop. */
  readonly leaving: AbortSignal;
}

export async function createApp(of: AppServices): Promise<FastifyInstance> {
  const { config, services } = of;
  const secure = config.publicUrl?.startsWith("https:") ?? false;
  const app = Fastify({
    loggerInstance: of.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { shouldUpgradeCallback: isLiveUpgrade, requireHostHeader: false },
    clientErrorHandler: answerUnreadable,
    // A proxy that is named may name the client's address; no other may.
    trustProxy: [...config.trustedProxies],
    // Requests over an open connection are served to the end; see `sendElsewhere`.
    return503OnClosing: false,
    genReqId: () => `req-${randomBytes(9).toString("base64url")}`,
    // The router refuses nothing itself, before every hook: it takes each address that Node does.
    rewriteUrl: decodableAddress,
    routerOptions: { maxParamLength: maxHeaderSize },
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
  answerAll(app);
  app.addHook("onRequest", async (request) => refuseOtherSites(config, request));
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });
  const { metrics, readable } = of.telemetry;
  const { clock, db } = services;
  const limits = watchLimits(await createLimits(app, config.limits, of.counts), metrics);
  const dayLimits = watchLimits(
    createDayLimits(config.limits, {
      clock,
      days: memberDayStore(db),
      hasPast: pastStore(db).has,
    }),
    metrics,
  );
  const shared = of.counts && { shared: of.counts };
  const loginBudget = createLoginBudget(config.limits, { clock, metrics, ...shared });
  const cookies = createOwnCookies(secure);
  const operations = makeOperations({ ...services, limits, dayLimits, loginBudget, cookies });
  await addRoutes(app, operations, {
    limits,
    authenticate: async (accessToken) => (await authenticate(services, accessToken)).member,
  });
  const repeat = of.options.repeat ?? systemRepeat;
  await addLiveSocket(app, { ...services, config, limits, metrics, repeat });
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

/** While the server stops, asks every client to send its next request over another connection. */
function sendElsewhere(app: FastifyInstance, leaving: AbortSignal): void {
  app.addHook("onSend", async (_request, reply) => {
    if (leaving.aborted) reply.header("connection", "close");
  });
}
