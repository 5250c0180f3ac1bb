import { expect, type Locator } from "@playwright/test";
import type { Visit } from "../visit.ts";

/** One side of a conversation: the member's browser, and the other's name as that page shows it. */
export interface Side {
  readonly visit: Visit;
  readonly other: string;
}

export const messages = ({ visit: { page, t }, other }: Side): Locator =>
  page.getByRole("group", { name: t("chat.messages.label", { name: other }), exact: true });

export const box = ({ visit: { page, t }, other }: Side): Locator =>
  page.getByRole("textbox", { name: t("chat.composer.label", { name: other }), exact: true });

export const sendButton = ({ visit: { page, t } }: Side): Locator =>
  page.getByRole("button", { name: t("chat.composer.send"), exact: true });

export async function write(side: Side, text: string): Promise<void> {
  await side.visit.input.fill(box(side), text);
  await side.visit.input.press(sendButton(side));
}

/** Waits until a message is there, once. */
export async function expectMessage(side: Side, text: string): Promise<void> {
  await expect(messages(side).getByText(text, { exact: true })).toHaveCount(1);
}

/** How the player of a voice note is called. */
const voiceLabel = ({ visit: { t }, other }: Side, isOwn: boolean): string =>
  isOwn ? t("chat.message.myAudio") : t("chat.message.audio", { name: other });

/** Records a voice note of some seconds and sends it. */
export async function speak({ visit: { page, input, t } }: Side): Promise<void> {
  await input.press(page.getByRole("button", { name: t("media.note.start") }));
  const recorder = page.getByRole("group", { name: t("media.note.group"), exact: true });
  await expect(recorder.getByText(/^0:(0[3-9]|[1-5]\d)$/)).toBeVisible();
  await input.press(page.getByRole("button", { name: t("media.record.stop") }));
  await input.press(page.getByRole("button", { name: t("media.note.send"), exact: true }));
}

/** Plays the other's only voice note. */
export async function playVoice(side: Side): Promise<void> {
  const { page, input, t } = side.visit;
  const label = voiceLabel(side, false);
  await input.press(page.getByRole("button", { name: t("media.player.play", { label }) }));
  const pause = t("media.player.pause", { label });
  await expect(page.getByRole("button", { name: pause })).toBeVisible();
}

/** Stands for a voice note in a list of messages: by the member whose page it is, or by the other. */
export const ownVoice = Symbol("own voice note");
export const otherVoice = Symbol("the other's voice note");

/** Waits until a conversation says just this, each message once and in this order, without times and names. */
export async function expectSaid(
  side: Side,
  said: readonly (string | typeof ownVoice | typeof otherVoice)[],
): Promise<void> {
  const expected = said.map((part) =>
    typeof part === "string" ? part : voiceLabel(side, part === ownVoice),
  );
  const items = messages(side).getByRole("listitem");
  await expect
    .poll(() =>
      items.evaluateAll((all) =>
        all.map(
          (item) =>
            item.querySelector('[data-bubble] > [role="group"]')?.getAttribute("aria-label") ??
            item.querySelector("[data-bubble] p")?.textContent,
        ),
      ),
    )
    .toEqual(expected);
}
