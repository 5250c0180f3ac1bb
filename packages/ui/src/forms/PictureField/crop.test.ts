import { describe, expect, it } from "vitest";
import {
  cropLayout,
  cropPosition,
  maxZoom,
  initialCrop,
  moveCrop,
  zoomCrop,
  zoomOf,
} from "./crop.ts";

const wide = { width: 1200, height: 800 };
const tall = { width: 600, height: 900 };
const tiny = { width: 120, height: 90 };

it("initialCrop: takes the largest square in the middle", () => {
  expect(initialCrop(wide)).toEqual({ left: 200, top: 0, side: 800 });
  expect(initialCrop(tall)).toEqual({ left: 0, top: 150, side: 600 });
});

describe("moveCrop", () => {
  it("moves by parts of what is seen", () => {
    expect(moveCrop(initialCrop(wide), wide, -0.1, 0)).toEqual({ left: 120, top: 0, side: 800 });
  });

  it("stops at the edges of the picture", () => {
    expect(moveCrop(initialCrop(wide), wide, 9, 9)).toEqual({ left: 400, top: 0, side: 800 });
    expect(moveCrop(initialCrop(wide), wide, -9, -9)).toEqual({ left: 0, top: 0, side: 800 });
  });
});

describe("zoomCrop", () => {
  it("magnifies about the middle", () => {
    const crop = zoomCrop(initialCrop(wide), wide, 2);
    expect(crop).toEqual({ left: 400, top: 200, side: 400 });
    expect(zoomOf(crop, wide)).toBe(2);
  });

  it("comes back inside when it shrinks at an edge", () => {
    const corner = moveCrop(zoomCrop(initialCrop(wide), wide, 2), wide, 9, 9);
    expect(corner).toEqual({ left: 800, top: 400, side: 400 });
    expect(zoomCrop(corner, wide, 1)).toEqual({ left: 400, top: 0, side: 800 });
  });

  it("keeps at least 256 px of the picture, and never shrinks below the whole", () => {
    expect(maxZoom(wide)).toBe(800 / 256);
    expect(zoomCrop(initialCrop(wide), wide, 99).side).toBe(256);
    expect(zoomCrop(initialCrop(wide), wide, 0.1)).toEqual(initialCrop(wide));
    expect(maxZoom(tiny)).toBe(1);
    expect(zoomCrop(initialCrop(tiny), tiny, 3)).toEqual(initialCrop(tiny));
  });

  it("magnifies a huge picture five times at most", () => {
    expect(maxZoom({ width: 8000, height: 6000 })).toBe(5);
  });
});

it("cropPosition: says where the section is, and the middle where there is no choice", () => {
  expect(cropPosition(initialCrop(wide), wide)).toEqual({ x: 0.5, y: 0.5 });
  expect(cropPosition({ left: 400, top: 0, side: 800 }, wide)).toEqual({ x: 1, y: 0.5 });
});

it("cropLayout: lays the whole picture out behind a frame", () => {
  expect(cropLayout({ left: 400, top: 200, side: 400 }, wide)).toEqual({
    width: "300%",
    height: "200%",
    left: "-100%",
    top: "-50%",
  });
});
