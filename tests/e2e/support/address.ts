let last = 0;

/** An address that no other browser or person of this worker has: limits count by it. */
export function newAddress(): string {
  last += 1;
  return `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`;
}

/** What names an address to the backend, which takes this machine for a proxy. */
export const fromAddress = (address: string = newAddress()): Readonly<Record<string, string>> => ({
  "x-forwarded-for": address,
});
