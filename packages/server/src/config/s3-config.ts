import { ConfigError } from "./config-error.ts";
import { type Environment, variable } from "./environment.ts";
import { originOf, parseUrl } from "./parse-url.ts";

export interface S3Config {
  readonly bucket: string;
  /** The prefix of every key, without slashes at either end; empty for the whole bucket. */
  readonly prefix: string;
  /** An origin; not set: Amazon's of the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Whether the bucket stands in the path of a URL instead of its host. */
  readonly pathStyle: boolean;
  /** Undefined: the credentials that Amazon gives the machine. */
  readonly credentials: S3Credentials | undefined;
}

interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

const options: readonly string[] = ["endpoint", "region", "pathStyle"];

/**
 * Reads `s3://[KEY:SECRET@]BUCKET[/PREFIX][?endpoint=ORIGIN][&region=REGION][&pathStyle=on|off]`, and what it
 * leaves out from the variables that every tool for S3 reads. A bucket at an endpoint of its own stands in
 * the path unless `pathStyle` is off.
 * @param name of the variable that holds the URL
 * @throws ConfigError that never repeats the URL: it may hold a secret
 */
export function readS3(env: Environment, name = "MEDIA_URL"): S3Config | undefined {
  const url = parseUrl(env, name, ["s3"]);
  if (url === undefined) return undefined;
  const unknown = [...url.searchParams.keys()].find((key) => !options.includes(key));
  if (unknown !== undefined || url.hash !== "" || url.port !== "") {
    throw new ConfigError(name, `may have ${options.join(", ")} behind its ? and nothing else`);
  }
  const endpoint = readEndpoint(url, name);
  return {
    bucket: readBucket(url, name),
    prefix: readPrefix(url, name),
    endpoint,
    region:
      url.searchParams.get("region") ??
      variable(env, "AWS_REGION") ??
      variable(env, "AWS_DEFAULT_REGION") ??
      "us-east-1",
    pathStyle: readPathStyle(url, name) ?? endpoint !== undefined,
    credentials: ofUrl(url, name) ?? ofEnvironment(env),
  };
}

function readBucket({ hostname }: URL, name: string): string {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname)) return hostname;
  throw new ConfigError(name, "must name a bucket of 3 to 63 small letters, digits, dots, hyphens");
}

function readPrefix({ pathname }: URL, name: string): string {
  const prefix = pathname.replace(/^\/|\/$/g, "");
  if (prefix === "" || /^[\w.-]+(?:\/[\w.-]+)*$/.test(prefix)) return prefix;
  throw new ConfigError(name, "must have a path of letters, digits, dots, hyphens, slashes");
}

function readEndpoint({ searchParams }: URL, name: string): string | undefined {
  const value = searchParams.get("endpoint");
  if (value === null) return undefined;
  const origin = originOf(value);
  if (origin !== undefined) return origin;
  throw new ConfigError(name, "must have an endpoint such as https://s3.example, without a path");
}

function readPathStyle({ searchParams }: URL, name: string): boolean | undefined {
  const value = searchParams.get("pathStyle");
  if (value === null) return undefined;
  if (value === "on" || value === "off") return value === "on";
  throw new ConfigError(name, "must have on or off as its pathStyle");
}

function ofUrl({ username, password }: URL, name: string): S3Credentials | undefined {
  if (username === "" && password === "") return undefined;
  if (username === "" || password === "") {
    throw new ConfigError(name, "must have both a key and its secret before the @, or neither");
  }
  return {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}

function ofEnvironment(env: Environment): S3Credentials | undefined {
  const accessKeyId = variable(env, "AWS_ACCESS_KEY_ID");
  if (accessKeyId === undefined) return undefined;
  const secretAccessKey = variable(env, "AWS_SECRET_ACCESS_KEY");
  if (secretAccessKey === undefined) {
    throw new ConfigError("AWS_SECRET_ACCESS_KEY", "is needed with AWS_ACCESS_KEY_ID");
  }
  const sessionToken = variable(env, "AWS_SESSION_TOKEN");
  return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
}
