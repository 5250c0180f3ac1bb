import "@gemel/ui/styles";
import type { Choices } from "@gemel/mock/handlers";
import { afterEach, expect, test } from "vitest";
import { startBackend } from "../flows/testing/backend.ts";
import { closeApp, openApp } from "./testing/open-app.tsx";

afterEach(closeApp);

test("a member whose session cannot be renewed signs out, and may sign in again", async () => {
  const { sentTo } = startBackend({ getMe: "internal" });
  const { screen, place } = await openApp("/discover");
  await screen.getByRole("button", { name: "Logout" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Email" })).toBeVisible();
  expect(place().path).toBe("/login");
  expect(sentTo("POST", /logout$/)).toHaveLength(1);
});

test.each<[NonNullable<Choices["getMe"]>, string, string]>([
  ["registered", "/profile", "Complete your profile first, then we can go on."],
  ["profileCompleted", "/questionnaire", "Answer the questionnaire first, then this page opens."],
  [
    "questionnaireCompleted",
    "/",
    "Your answers are being analysed. This page opens when they are ready.",
  ],
])(
  "a member who is %s and asks for the feed comes to %s, and reads why",
  async (getMe, to, why) => {
    startBackend({ getMe });
    const { screen, place } = await openApp("/discover");
    await expect.element(screen.getByText(why)).toBeVisible();
    expect(place().path).toBe(to);
  },
);
