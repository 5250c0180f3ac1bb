import type { Delivery } from "../messages/delivery.ts";
import type { AiStatus, LiveEnd } from "./live-connection.ts";
import type { LiveEvent } from "./live-event.ts";

/** What happens to the live connections of a topic. */
export type LiveNews =
  | { readonly kind: "end"; readonly reason: LiveEnd }
  | { readonly kind: "event"; readonly event: LiveEvent }
  | { readonly kind: "status"; readonly status: AiStatus }
  | { readonly kind: "message"; readonly delivery: Delivery };
