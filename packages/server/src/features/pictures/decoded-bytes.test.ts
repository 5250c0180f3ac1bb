import { expect, it } from "vitest";
import { decodedBytes } from "./decoded-bytes.ts";

const MEGABYTE = 1024 * 1024;
const photo = {
  format: "jpeg",
  width: 8_064,
  height: 6_048,
  channels: 3,
  depth: "uchar",
  chromaSubsampling: "4:2:0",
  isProgressive: false,
} as const;
const drawing = {
  format: "png",
  width: 8_000,
  height: 8_000,
  channels: 3,
  depth: "uchar",
  isProgressive: false,
} as const;

it.each([
  ["a photo of 48 megapixels", photo, 1],
  ["one that is to be turned", { ...photo, orientation: 6 }, 9],
  ["one that is progressive", { ...photo, isProgressive: true }, 141],
  [
    "a photo of 64 megapixels with every colour",
    { ...photo, ...drawing, format: "jpeg", chromaSubsampling: "4:4:4", isProgressive: true },
    368,
  ],
  ["a png that comes line by line", drawing, 6],
  ["an interlaced png", { ...drawing, isProgressive: true }, 183],
  ["an interlaced png of 16 bits", { ...drawing, isProgressive: true, depth: "ushort" }, 366],
  ["a png that is to be turned", { ...drawing, channels: 4, orientation: 5 }, 244],
] as const)("%s takes so much while it is decoded", (_name, picture, megabytes) => {
  expect(Math.round(decodedBytes(picture, 1_600) / MEGABYTE)).toBe(megabytes);
});
