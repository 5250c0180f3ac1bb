/** The centre of a named place, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6_371;

/** Distances are shown in steps of so many kilometres, since a place is wider than its centre. */
const STEP_KM = 5;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * How far two centres are apart along a great circle (haversine formula), in kilometres, rounded to
 * steps of five.
 */
export function distanceKm(from: Place, to: Place): number {
  const [latitude, longitude] = [to.latitude - from.latitude, to.longitude - from.longitude];
  const haversine =
    Math.sin(radians(latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(longitude) / 2) ** 2;
  const km = 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
  return Math.round(km / STEP_KM) * STEP_KM;
}
