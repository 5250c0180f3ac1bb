import { readRecording } from "../../../packages/server/src/testing/audio/container.ts";
import { expect, test } from "../support/journey.ts";
import { newMember } from "../support/member.ts";
import { microphoneTone } from "../support/microphone.ts";
import { signIn } from "../support/sign-in.ts";
import { measureSound, toneWav } from "../support/sound.ts";
import type { Visit } from "../support/visit.ts";

async function openVoice({ page, input, t }: Visit): Promise<void> {
  await input.pickTab(page.getByRole("tab", { name: t("profile.tabs.voice") }));
  await expect(page.getByRole("button", { name: t("media.record.start") })).toBeVisible();
}

/** Records until the clock beside the button shows some seconds. */
async function record({ page, input, t }: Visit): Promise<void> {
  await input.press(page.getByRole("button", { name: t("media.record.start") }));
  await expect(page.getByText("0:02", { exact: true })).toBeVisible();
  await input.press(page.getByRole("button", { name: t("media.record.stop") }));
}

interface Tone {
  readonly frequency: number;
  readonly seconds: number;
}

async function chooseFile({ page, input, t }: Visit, { frequency, seconds }: Tone): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await input.press(page.getByRole("button", { name: t("media.voiceMessage.choose") }));
  const buffer = await toneWav(frequency, seconds);
  await (await chooser).setFiles({ name: "me.wav", mimeType: "audio/wav", buffer });
}

/** Plays a recording and returns once its sound has begun. */
async function play({ page, input, t }: Visit, label: string): Promise<void> {
  await input.press(page.getByRole("button", { name: t("media.player.play", { label }) }));
  await expect(
    page.getByRole("button", { name: t("media.player.pause", { label }) }),
  ).toBeVisible();
}

async function save({ page, input, t }: Visit): Promise<void> {
  await input.press(page.getByRole("button", { name: t("media.voiceMessage.save") }));
  await expect(page.getByText(t("profile.voice.saved"))).toBeVisible();
}

/** The file that the server keeps, asked for as the page does. */
async function storedFile({ page }: Visit) {
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  return page.request.get("/api/me/profile/voice", {
    headers: { authorization: `Bearer ${token}` },
  });
}

test("a recording is kept as it sounded, replaced by a file, and deleted", async ({
  visit,
  backend,
}) => {
  const { page, input, t } = visit;
  await signIn(visit, await newMember(backend), "/profile");
  await openVoice(visit);

  await test.step("record and listen", async () => {
    await record(visit);
    // 2.5.7 Dragging Movements: a press is enough to go to a place in it.
    const position = page.getByRole("slider", { name: t("media.player.position") });
    await expect(position).toBeEnabled();
    const box = await position.boundingBox();
    if (box === null) throw new Error("The recording has no length");
    await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2);
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
    await play(visit, t("media.voiceMessage.draft"));
  });
  await test.step("save, and find it after a reload", async () => {
    await save(visit);
    await page.reload();
    await openVoice(visit);
    await play(visit, t("media.voiceMessage.saved"));
  });
  await test.step("the stored file holds the tone and its length", async () => {
    const stored = await storedFile(visit);
    expect(stored.headers()["content-type"]).toBe("audio/webm");
    const file = await stored.body();
    const sound = await measureSound(page, file);
    expect(sound.frequency).toBe(microphoneTone);
    // How loud it is depends on what a busy machine loses of it: silence has none.
    expect(sound.amplitude).toBeGreaterThan(0.01);
    expect(sound.seconds).toBeGreaterThan(1.5);
    // The file's times go on where a busy machine loses sound. Lengths are shown in whole seconds.
    expect((await readRecording(file)).duration).toBeCloseTo(sound.seconds, 0);
  });
  await test.step("replace it by a file", async () => {
    await chooseFile(visit, { frequency: 660, seconds: 2 });
    await expect(page.getByText(t("media.voiceMessage.replaces"))).toBeVisible();
    await save(visit);
    const stored = await storedFile(visit);
    expect(stored.headers()["content-type"]).toBe("audio/wav");
    expect(await measureSound(page, await stored.body())).toMatchObject({
      frequency: 660,
      seconds: 2,
    });
  });
  await test.step("delete it, once that is confirmed", async () => {
    const dialog = page.getByRole("alertdialog", { name: t("profile.voice.delete.title") });
    const remove = page.getByRole("button", { name: t("media.voiceMessage.delete") });
    await input.press(remove);
    await input.press(dialog.getByRole("button", { name: t("ui.dialog.cancel") }));
    await expect(dialog).toBeHidden();
    expect((await storedFile(visit)).status()).toBe(200);

    await input.press(remove);
    await input.press(dialog.getByRole("button", { name: t("profile.voice.delete.confirm") }));
    await expect(page.getByText(t("profile.voice.deleted"))).toBeVisible();
    await expect(remove).toBeHidden();
    expect((await storedFile(visit)).status()).toBe(404);
  });
});

/** The browser refuses the microphone to every page that is opened from now on. */
async function denyMicrophone({ page }: Visit): Promise<void> {
  await page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), "permissions-policy": "microphone=()" };
    return route.fulfill({ response, headers });
  });
}

test.describe("where the microphone is denied", () => {
  test.use({ expectedErrors: /microphone is not allowed in this document/ });

  test("that is said, and a file does as well", async ({ visit, backend }) => {
    const { page, input, t } = visit;
    await denyMicrophone(visit);
    await signIn(visit, await newMember(backend), "/profile");
    await openVoice(visit);
    const start = page.getByRole("button", { name: t("media.record.start") });
    await input.press(start);
    await expect(page.getByText(t("profile.voice.microphone"))).toBeVisible();
    await expect(page.getByText(t("media.deniedHelp"))).toBeVisible();
    await expect(start).toBeEnabled();
    await chooseFile(visit, { frequency: 300, seconds: 1 });
    await expect(page.getByText(t("profile.voice.microphone"))).toBeHidden();
    await save(visit);
    expect(await measureSound(page, await (await storedFile(visit)).body())).toMatchObject({
      frequency: 300,
      seconds: 1,
    });
  });
});
