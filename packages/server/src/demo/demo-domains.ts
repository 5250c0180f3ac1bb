/** The domains of demo members' addresses: of the named members, and of the drawn ones whom they find. */
const NAMED_DOMAIN = "demo.example";
export const DRAWN_DOMAIN = "crowd.example";

/** Returns the domain of the addresses of a seed's members: `member-1@`, `member-2@` and so on. */
export const domainOf = (seed: number | string): string => `seed-${seed}.example`;

/** Addresses of demo members, as a regular expression of PostgreSQL. No mail arrives at one (RFC 2606). */
export const DEMO_ADDRESS = `@(${[NAMED_DOMAIN, DRAWN_DOMAIN, domainOf("[0-9]+")].join("|").replaceAll(".", "[.]")})$`;
