import { once } from "node:events";
import { createServer, type IncomingMessage, request as ask } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";
import { promisify } from "node:util";
import { createIntl } from "@formatjs/intl";
import type { MessageId } from "@gemel/i18n";
import { bundles, type Bundle } from "../../../packages/i18n/src/bundles.ts";
import {
  pseudoCatalogue,
  pseudoText,
} from "../../../packages/i18n/src/catalogue/pseudo-catalogue.ts";
import { expandMessages } from "../../../packages/i18n/src/expand-messages.ts";
import { legalPages, type LegalPage } from "../../../packages/i18n/src/legal/legal-text.ts";
import { readLegalText } from "../../../packages/i18n/src/legal/read-legal-text.ts";
import type { Messages } from "../../../packages/i18n/src/messages.ts";
import type { Backend } from "./backend.ts";
import { test as base } from "./journey.ts";
import type { Texts } from "./texts.ts";

const intl = createIntl({
  locale: "en",
  messages: expandMessages(pseudoCatalogue(() => true)) as Record<MessageId, Messages[string]>,
});

const words = (chunks: readonly string[]): string => chunks.join("");

/** The pseudo-language's texts, as {@link textsOf} gives those of the others. */
export const pseudoTexts: Texts = (id, values) =>
  intl.formatMessage({ id }, { ...values, em: words, strong: words, link: words });

const bundleOf = (name: string): Record<string, unknown> => {
  const wanted: ReadonlySet<string> = new Set(bundles[name as Bundle]);
  return pseudoCatalogue((id) => wanted.has(id.slice(0, id.indexOf("."))));
};

/** A legal text with all its words in the pseudo-language: what only a program reads stays. */
const legalOf = (name: string): unknown =>
  JSON.parse(JSON.stringify(readLegalText(name as LegalPage, "en")), (key, value: unknown) =>
    typeof value !== "string" || ["id", "kind", "href"].includes(key) ? value : pseudoText(value),
  );

const english = new RegExp(
  `/assets/(?:messages-(\\w+)|(${legalPages.join("|")}))-en-[\\w-]+\\.js$`,
);

const made = new Map<string, string>();

/** The script that replaces one with English texts. */
function pseudoScript(path: string): string | undefined {
  const [, bundle, legal] = english.exec(path) ?? [];
  const name = bundle ?? legal;
  if (name === undefined) return undefined;
  let script = made.get(name);
  if (script === undefined) {
    const content = bundle === undefined ? legalOf(name) : bundleOf(name);
    script = `export default ${JSON.stringify(content)};`;
    made.set(name, script);
  }
  return script;
}

interface PseudoSite extends AsyncDisposable {
  readonly url: string;
}

/**
 * Starts a site that shows the app in the pseudo-language, which no build has: it gives other texts in the place
 * of the English ones, and passes everything else on. A browser keeps what it has fetched from it, which it does
 * not where a test answers its requests.
 */
async function startPseudoSite(backend: Backend): Promise<PseudoSite> {
  const port = Number(new URL(backend.url).port);
  const server = createServer((request, response) => {
    const { method, headers, url = "/" } = request;
    const script = pseudoScript(url);
    if (script !== undefined) {
      const type = "text/javascript; charset=utf-8";
      response.writeHead(200, { "content-type": type, "cache-control": "max-age=3600" });
      response.end(script);
      return;
    }
    // Avoids the pages that were made at build: those are in English.
    const path = headers.accept?.startsWith("text/html") === true ? "/home" : url;
    const passed = ask({ host: "localhost", port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    response.on("close", () => passed.destroy());
    request.pipe(passed);
  });
  server.on("upgrade", ({ url, rawHeaders }: IncomingMessage, socket: Duplex) => {
    const passed = connect(port, "localhost");
    const names = rawHeaders.filter((_, index) => index % 2 === 0);
    const lines = names.map((name, index) => `${name}: ${rawHeaders[2 * index + 1]}`);
    passed.write([`GET ${url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
    socket.pipe(passed).pipe(socket);
    socket.on("error", () => passed.destroy());
    passed.on("error", () => socket.destroy());
  });
  await once(server.listen(0, "localhost"), "listening");
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${own}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };
}

/** Journeys through the app in the pseudo-language. Output of `Intl`, such as dates, has double brackets. */
export const test = base.extend({
  baseURL: async ({ backend }, provide) => {
    await using site = await startPseudoSite(backend);
    await provide(site.url);
  },
  context: async ({ context }, provide) => {
    await context.addInitScript(markIntl);
    await provide(context);
  },
});

function markIntl(): void {
  const mark = (text: string | undefined) => (text === undefined ? text : `⟦${text}⟧`);
  const { of } = Intl.DisplayNames.prototype;
  Intl.DisplayNames.prototype.of = function (code) {
    return mark(of.call(this, code));
  };
  for (const { prototype } of [Intl.ListFormat, Intl.RelativeTimeFormat]) {
    const { format } = prototype as { format: (...values: unknown[]) => string };
    Object.defineProperty(prototype, "format", {
      value(...values: unknown[]) {
        return mark(format.apply(this, values));
      },
    });
  }
  const dates = Intl.DateTimeFormat.prototype;
  const format = Object.getOwnPropertyDescriptor(dates, "format")?.get;
  Object.defineProperty(dates, "format", {
    get(this: Intl.DateTimeFormat) {
      const own = format?.call(this) as (date?: Date) => string;
      return (date?: Date) => mark(own(date));
    },
  });
}
