import { isIPv4 } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";

/**
 * Returns the groups in which limits count an address, and how many times the limit each group has. An owner
 * of an IPv6 address has a whole /64 of them, and often a /48: a household or an office, whose many subnets
 * together get only a few times the limit.
 */
export function groupsOf(ip: string) {
  const address = normalizeIP(ip, 64);
  const own = { group: address, times: 1 };
  return isIPv4(address) ? [own] : [own, { group: `${normalizeIP(ip, 48)}/48`, times: 10 }];
}

/** The network of an address that a provider gives to one customer, or that many customers share. */
export function networkOf(ip: string): string {
  const address = normalizeIP(ip, 56);
  return isIPv4(address) ? address.split(".").slice(0, 3).join(".") : address;
}
