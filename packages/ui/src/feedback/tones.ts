/** How serious a message is; each carries an icon, so that colour is never alone. */
export const tones = ["info", "success", "warning", "danger"] as const;
export type Tone = (typeof tones)[number];

/** Serious ones interrupt a screen reader, the others wait for a pause. */
export const liveRole = (tone: Tone): "alert" | "status" =>
  tone === "danger" || tone === "warning" ? "alert" : "status";
