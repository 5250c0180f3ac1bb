import { ConfigError } from "./config-error.ts";
import { type Environment, variable } from "./environment.ts";

const robotCheckProviders = ["altcha", "recaptcha", "off"] as const;

/** The robot check before a registration, with its settings. */
export type RobotCheckConfig =
  | { readonly provider: "altcha" }
  | { readonly provider: "recaptcha"; readonly siteKey: string; readonly secret: string }
  | { readonly provider: "off" };

export function readRobotCheck(env: Environment, production: boolean): RobotCheckConfig {
  const provider = variable(env, "ROBOT_CHECK") ?? "altcha";
  switch (provider) {
    case "altcha":
      return { provider };
    case "recaptcha":
      return {
        provider,
        siteKey: key(env, "RECAPTCHA_SITE_KEY"),
        secret: readSecret(env, production),
      };
    case "off":
      if (production) throw new ConfigError("ROBOT_CHECK", "cannot be off in production");
      return { provider };
    default:
      throw new ConfigError(
        "ROBOT_CHECK",
        `must be ${robotCheckProviders.join(", ")}, not "${provider}"`,
      );
  }
}

/** Google's own for tests, which lets everybody through. */
const TEST_SECRET = "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe";

function readSecret(env: Environment, production: boolean): string {
  const secret = key(env, "RECAPTCHA_SECRET");
  if (production && secret === TEST_SECRET) {
    throw new ConfigError("RECAPTCHA_SECRET", "is Google's key for tests: take your site's own");
  }
  return secret;
}

function key(env: Environment, name: string): string {
  const value = variable(env, name);
  if (value === undefined) throw new ConfigError(name, "is needed with ROBOT_CHECK=recaptcha");
  if (!/^[A-Za-z0-9_-]{1,200}$/.test(value)) throw new ConfigError(name, "is not a reCAPTCHA key");
  return value;
}
