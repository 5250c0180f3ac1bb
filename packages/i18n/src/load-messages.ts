import * as sources from "virtual:gemel-messages";
import { messageLoader } from "./message-loaders.ts";

/**
 * The texts of some bundles in one language, merged. Await it beside a route's lazy import, so
 * that its texts and its code arrive together. The same arguments give the same promise; it rejects
 * when the network fails, and a call a second later tries again.
 */
export const loadMessages = messageLoader(sources);
