/** The AIs that speak: a member's digital twin, and Duo, who gives advice. */
const aiSpeakers = ["twin", "duo"] as const;
export type AiSpeaker = (typeof aiSpeakers)[number];
