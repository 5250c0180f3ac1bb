import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { CDPSession, Page } from "playwright";
import sharp from "sharp";
import type { BrowserCommand } from "vitest/node";
import { accepted, differences, isAccepting } from "./folders.ts";
import { inputsOf, keepHash, storiesOf } from "./drawn-from.ts";
import { loadedFiles } from "./loaded-files.ts";
import { nearlySame, type Picture } from "./nearly-same.ts";
import { captionHeight, cellPadding, roundUp, type Shot } from "./sheet-layout.ts";

/** A part of the page, CSS px. */
interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

declare module "vitest/browser" {
  interface BrowserCommands {
    /** @returns the part of the page as PNG, base64 */
    takePicture: (clip: Clip) => Promise<string>;
    /** @returns what differs from the accepted picture, or null */
    comparePicture: (name: string, clip?: Clip) => Promise<string | null>;
    /** Whether the accepted sheet has exactly these shots, one below the other. */
    isSheetOf: (name: string, shots: readonly Shot[]) => Promise<boolean>;
    /** All pictures of a test have been compared, or accepted. */
    pictured: (test: string) => Promise<void>;
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

async function capture(page: Page, clip: Clip | undefined): Promise<string> {
  const session = await sessionOf(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    // Less compression: the picture is decoded at once.
    optimizeForSpeed: true,
    ...(clip && { clip: { ...clip, scale: 1 } }),
  });
  return data;
}

async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { metadata: info, data };
}

const decodePng = (base64: string): Promise<Picture> => decode(Buffer.from(base64, "base64"));

const pathOf = (name: string): string => resolve(accepted, `${name}.webp`);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** @returns null where the name has no picture */
async function readAccepted(name: string): Promise<Picture | null> {
  try {
    return await decode(await readFile(pathOf(name)));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function write(path: string, { data, metadata }: Picture): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const { width, height } = metadata;
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  await (path.endsWith(".webp") ? picture.webp({ lossless: true, effort: 5 }) : picture.png())
    // Each is opaque.
    .removeAlpha()
    .toFile(path);
}

const isSame = (one: Picture, other: Picture): boolean =>
  nearlySame(one, other, { createDiff: false }).pass;

/** The timeout for a page to come to rest, ms. */
const timeoutMs = 15_000;

/**
 * Takes pictures until one is the accepted one or the page has come to rest.
 * @throws Error where the page does not come to rest
 */
async function takeSteady(
  take: () => Promise<Picture>,
  reference: Picture | null,
): Promise<Picture> {
  const end = Date.now() + timeoutMs;
  let last = reference;
  while (Date.now() < end) {
    const picture = await take();
    if (last && isSame(last, picture)) return picture;
    last = picture;
  }
  throw new Error(`The page has not come to rest in ${timeoutMs} ms.`);
}

const takePicture: BrowserCommand<[Clip]> = async ({ page }, clip) => await capture(page, clip);

const comparePicture: BrowserCommand<[name: string, clip?: Clip]> = async (
  { page },
  name,
  clip,
) => {
  const reference = await readAccepted(name);
  const take = async () => await decodePng(await capture(page, clip));
  const picture = await takeSteady(take, reference);
  const verdict = reference && nearlySame(reference, picture, { createDiff: true });
  if (verdict?.pass === true) return null;
  if (isAccepting) {
    await write(pathOf(name), picture);
    return null;
  }
  const actual = resolve(differences, `${name}-actual.png`);
  await write(actual, picture);
  if (!reference || !verdict) return `${name} has no accepted picture. Seen: ${actual}`;
  const diff = resolve(differences, `${name}-diff.png`);
  if (verdict.diff) await write(diff, { metadata: reference.metadata, data: verdict.diff });
  else await rm(diff, { force: true });
  const files = `Seen: ${actual}${verdict.diff ? `\nWhat differs: ${diff}` : ""}`;
  return `${name} differs from the accepted picture. ${verdict.message ?? ""}\n${files}`;
};

const bytesPerPixel = 4;

/** Whether a picture has another as a part. */
function hasPart(whole: Picture, part: Picture, left: number, top: number): boolean {
  const { width, height } = part.metadata;
  if (left + width > whole.metadata.width || top + height > whole.metadata.height) return false;
  for (let row = 0; row < height; row += 1) {
    const at = ((top + row) * whole.metadata.width + left) * bytesPerPixel;
    const partAt = row * width * bytesPerPixel;
    const length = width * bytesPerPixel;
    if (part.data.compare(whole.data, at, at + length, partAt, partAt + length) !== 0) return false;
  }
  return true;
}

const isSheetOf: BrowserCommand<[name: string, shots: readonly Shot[]]> = async (
  _context,
  name,
  shots,
) => {
  const [sheet, ...pictures] = await Promise.all([
    readAccepted(name),
    ...shots.map(({ png }) => decodePng(png)),
  ]);
  if (!sheet) return false;
  let top = 0;
  for (const [at, { height }] of shots.entries()) {
    const picture = pictures[at];
    const isThere =
      picture &&
      hasPart(sheet, picture, cellPadding.inline, top + cellPadding.block + captionHeight);
    if (!isThere) return false;
    top += 2 * cellPadding.block + captionHeight + roundUp(height);
  }
  const width = Math.max(...shots.map((shot) => shot.width)) + 2 * cellPadding.inline;
  return sheet.metadata.height === top && sheet.metadata.width === width;
};

const pictured: BrowserCommand<[test: string]> = ({ project }, test) => {
  const inputs = inputsOf(test);
  const missing = [...loadedFiles(project, storiesOf(test))].filter((file) => !inputs.has(file));
  if (missing.length > 0)
    throw new Error(`${test} is drawn from files that drawn-from.ts does not find: ${missing}`);
  if (isAccepting) keepHash(test);
};

export const camera = { takePicture, comparePicture, isSheetOf, pictured };
