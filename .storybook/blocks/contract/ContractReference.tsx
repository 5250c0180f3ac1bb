import { ApiReferenceReact } from "@scalar/api-reference-react";
import rendererStyles from "@scalar/api-reference-react/style.css?inline";
import { DocsContext, Unstyled } from "@storybook/addon-docs/blocks";
import { type ComponentProps, type KeyboardEvent, useContext } from "react";
import { parse } from "yaml";
import { themes } from "../../globals.ts";
import { useGlobals } from "../use-globals.ts";
import * as css from "./ContractReference.css.ts";
import { markExtensions } from "./mark-extensions.ts";
import rendererTheme from "./renderer-theme.css?inline";
import { type OpenApi, showSockets } from "./show-sockets.ts";

const [source = ""] = Object.values(
  import.meta.glob<string>("../../../openapi.yaml", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

const toggles = ".section-accordion-button";

const allButCurl = [
  "c",
  "clojure",
  "csharp",
  "dart",
  "fsharp",
  "go",
  "http",
  "java",
  "js",
  "julia",
  "kotlin",
  "node",
  "objc",
  "ocaml",
  "php",
  "powershell",
  "python",
  "r",
  "ruby",
  "rust",
  "swift",
  "httpie",
  "wget",
] as const;

/** Telemetry, requests to a server and the parts of an API client are off: this is for reading. */
const configuration: ComponentProps<typeof ApiReferenceReact>["configuration"] = {
  content: markExtensions(showSockets(parse(source) as OpenApi)),
  layout: "classic",
  theme: "none",
  // The contract's server is `/api` of the app's own origin, which here would read as Storybook's.
  baseServerURL: "https://backend.example",
  showOperationId: true,
  // A group that is open from the start is announced as closed.
  defaultOpenFirstTag: false,
  orderSchemaPropertiesBy: "preserve",
  orderRequiredPropertiesFirst: false,
  forceDarkModeState: "light",
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  persistAuth: false,
  showDeveloperTools: "never",
  showSidebar: false,
  hideSearch: true,
  hideClientButton: true,
  hideTestRequestButton: true,
  hiddenClients: [...allButCurl],
  documentDownloadType: "none",
  localization: { translations: { operation: { webhook: "Live connection" } } },
};

/**
 * The renderer opens groups and operations on a click only, and keeps the keys that make a click from
 * the browser. Here they never reach it.
 */
function leaveToBrowser(event: KeyboardEvent): void {
  const isToggle = event.target instanceof Element && event.target.matches(toggles);
  if (isToggle && (event.key === "Enter" || event.key === " ")) event.stopPropagation();
}

/**
 * Every call and every schema, in the theme of the toolbar's switch; where the device decides, that is empty. The
 * renderer's styles reach the whole document, so they are here only as long as it is.
 */
export default function ContractReference() {
  const { theme = "light" } = useGlobals(useContext(DocsContext).channel);
  return (
    <Unstyled>
      <div className={css.sheet} data-theme={themes[theme] ?? "light"}>
        <style>{rendererStyles}</style>
        <style>{rendererTheme}</style>
        <div onKeyDownCapture={leaveToBrowser} onKeyUpCapture={leaveToBrowser}>
          <ApiReferenceReact configuration={configuration} />
        </div>
      </div>
    </Unstyled>
  );
}
