import type { FastifyRequest } from "fastify";
import type { Device } from "../../foundation/member.ts";

/** Names stand near the beginning; the rest of a header that long has no use. */
const MAX_CHARACTERS = 500;

/** The first that fits: what is built on another browser names that one as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|OPiOS|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\b(?:DuckDuckGo|Ddg)\//, "DuckDuckGo"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, "iOS"],
  [/\biPad\b/, "iPadOS"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Reads the device from the caller's user agent; only the names of browser and system are kept. */
export function readDevice({ headers }: Pick<FastifyRequest, "headers">): Device {
  const words = headers["user-agent"]?.slice(0, MAX_CHARACTERS) ?? "";
  const firstOf = (names: typeof browsers): string | null =>
    names.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  return { browser: firstOf(browsers), system: firstOf(systems) };
}
