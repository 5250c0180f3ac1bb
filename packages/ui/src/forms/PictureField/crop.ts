/** A size in the pixels of the picture. */
export interface Size {
  width: number;
  height: number;
}

/** A square section of a picture, in the picture's own pixels, always wholly inside it. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

/** Below this many pixels a section is too coarse for a portrait. */
const minSide = 256;

/** However large the picture, more magnification than this is of no use. */
const maxEnlarged = 5;

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), Math.max(min, max));

const shorter = ({ width, height }: Size): number => Math.min(width, height);

const within = (crop: Crop, picture: Size): Crop => ({
  side: crop.side,
  left: clamp(crop.left, 0, picture.width - crop.side),
  top: clamp(crop.top, 0, picture.height - crop.side),
});

/** The largest square, in the middle. */
export function initialCrop(picture: Size): Crop {
  const side = shorter(picture);
  return { side, left: (picture.width - side) / 2, top: (picture.height - side) / 2 };
}

/** How far a picture can be magnified; 1 is not at all. */
export const maxZoom = (picture: Size): number => clamp(shorter(picture) / minSide, 1, maxEnlarged);

/** 1 for the largest square, 2 for one of half its side. */
export const zoomOf = (crop: Crop, picture: Size): number => shorter(picture) / crop.side;

/**
 * Moves the section over the picture.
 * @param right in sides of the section: 0.1 is a tenth of what is seen
 * @param down the same, downwards
 */
export const moveCrop = (crop: Crop, picture: Size, right: number, down: number): Crop =>
  within(
    { ...crop, left: crop.left + right * crop.side, top: crop.top + down * crop.side },
    picture,
  );

/** Magnifies about the middle of what is seen, as far as the picture allows. */
export function zoomCrop(crop: Crop, picture: Size, zoom: number): Crop {
  const side = shorter(picture) / clamp(zoom, 1, maxZoom(picture));
  const shift = (crop.side - side) / 2;
  return within({ side, left: crop.left + shift, top: crop.top + shift }, picture);
}

/** The middle of the section, from 0 (left, top) to 1; 0.5 if there is no choice. */
export function cropPosition(crop: Crop, picture: Size): { x: number; y: number } {
  const along = (start: number, room: number): number => (room > 0 ? start / room : 0.5);
  return {
    x: along(crop.left, picture.width - crop.side),
    y: along(crop.top, picture.height - crop.side),
  };
}

/** Lays the whole picture out so that a square frame of any size shows the section. In percent. */
export const cropLayout = (crop: Crop, picture: Size) => ({
  width: `${(picture.width / crop.side) * 100}%`,
  height: `${(picture.height / crop.side) * 100}%`,
  left: `${(-crop.left / crop.side) * 100}%`,
  top: `${(-crop.top / crop.side) * 100}%`,
});
