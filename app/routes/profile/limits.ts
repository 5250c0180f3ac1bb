/** Centimetres, as the contract bounds `height_cm`. */
export const heightLimits = { min: 50, max: 280 } as const;

/** Kilograms, as the contract bounds `weight_kg`. */
export const weightLimits = { min: 20, max: 400 } as const;
