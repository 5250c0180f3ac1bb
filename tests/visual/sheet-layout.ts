/** A piece of the window as it looked. */
export interface Shot {
  caption: string;
  /** Base64. */
  png: string;
  /** Px of what there was to see; the picture goes on to a full step of `roundUp`, as far as the window does. */
  width: number;
  height: number;
}

/** The padding of a shot on its sheet, in px. */
export const cellPadding = { block: 4, inline: 8 } as const;
export const captionHeight = 20;

/** A change of a few pixels in one story should not push all the others about. */
export const roundUp = (height: number): number => Math.ceil(height / 32) * 32;
