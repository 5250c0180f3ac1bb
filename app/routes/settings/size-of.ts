type Unit = "byte" | "kilobyte" | "megabyte" | "gigabyte";

const units: readonly [Unit, number][] = [
  ["gigabyte", 1e9],
  ["megabyte", 1e6],
  ["kilobyte", 1e3],
];

interface SizeFormat {
  style: "unit";
  unit: Unit;
  unitDisplay: "short";
  maximumFractionDigits: 1;
}

/** A number of bytes in the largest unit that it fills at least once, as `formatNumber` takes it. */
export function sizeOf(bytes: number): [number, SizeFormat] {
  const [unit, size] = units.find(([, min]) => bytes >= min) ?? (["byte", 1] as const);
  return [bytes / size, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 }];
}
