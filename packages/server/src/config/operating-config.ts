import { isIP } from "node:net";
import { ConfigError } from "./config-error.ts";
import { type Environment, readNumber, variable } from "./environment.ts";
import { parseBaseUrl } from "./parse-url.ts";
import { refuseGuessable } from "./refuse-guessable.ts";

const TOKEN_LENGTH = 32;
const MAX_DRAIN_SECONDS = 300;

/** Reads what only the people who run a server need. A token is never repeated. */
export const readOperating = (env: Environment, production: boolean) => ({
  /** Addresses and networks of proxies that may name the client; in production one on this machine too. */
  trustedProxies: [...(production ? ["loopback"] : []), ...readTrustedProxies(env)],
  /** Opens `/metrics` and `/status` to callers who know it; not set: no metrics, and no status in production. */
  metricsToken: readMetricsToken(env, production),
  /** The address for traces (OTLP over HTTP), without trailing slash and `/v1/traces`; not set: no traces. */
  tracesUrl: parseBaseUrl(
    env,
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "what the collector asks for goes into OTEL_EXPORTER_OTLP_HEADERS",
  ),
  /** How long it serves after the signal to stop, while `/readyz` says no; in seconds. */
  drainSeconds: readNumber(env, "DRAIN_SECONDS", 0, MAX_DRAIN_SECONDS),
});

function readMetricsToken(env: Environment, production: boolean): string | undefined {
  const token = variable(env, "METRICS_TOKEN");
  if (token === undefined) return undefined;
  if (token.length < TOKEN_LENGTH || !/^[\x21-\x7e]+$/.test(token)) {
    throw new ConfigError(
      "METRICS_TOKEN",
      `must have ${TOKEN_LENGTH} characters or more, ASCII without white space`,
    );
  }
  refuseGuessable("METRICS_TOKEN", token, production);
  return token;
}

function readTrustedProxies(env: Environment): readonly string[] {
  const proxies = (variable(env, "TRUST_PROXY") ?? "").split(/[\s,]+/).filter(Boolean);
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong !== undefined) {
    throw new ConfigError(
      "TRUST_PROXY",
      `must be addresses or networks such as 10.0.0.0/8, not "${wrong}"`,
    );
  }
  return proxies;
}

/** An address, or one with the length of its prefix. One without any would trust everybody. */
function isNetwork(text: string): boolean {
  const [address = "", length, ...more] = text.split("/");
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || more.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= bits);
}
