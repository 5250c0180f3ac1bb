import { isIPv4 } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";

/** The network of an address that a provider gives to one customer, or that many customers share. */
export function networkOf(ip: string): string {
  const address = normalizeIP(ip, 56);
  return isIPv4(address) ? address.split(".").slice(0, 3).join(".") : address;
}
