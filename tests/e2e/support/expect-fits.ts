import { expect, type Page } from "@playwright/test";
import { findOverflow } from "../sweep/checks/overflow.ts";

/** Expects that nothing overflows the screen to the side: a phone's page scrolls in one direction only. */
export async function expectFits(page: Page): Promise<void> {
  expect(await findOverflow(page), page.url()).toEqual([]);
}
