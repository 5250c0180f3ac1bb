import "@gemel/ui/styles";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { startBackend } from "../../flows/testing/backend.ts";
import { closeApp, openApp } from "../../shell/testing/open-app.tsx";

afterEach(closeApp);

test("the address names the tab, so that a reload and the way back lead to it", async () => {
  startBackend({ getMe: "onboardingComplete", getMyProfile: "full" });
  const { screen, place } = await openApp("/profile?tab=appearance");
  const tab = (name: string) => screen.getByRole("tab", { name, exact: true });
  await expect.element(tab("Appearance and media")).toHaveAttribute("aria-selected", "true");
  await tab("Twin").click();
  await expect.element(tab("Twin")).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => place().path).toBe("/profile?tab=twin");
});

test("a nickname that was taken meanwhile is no longer called available", async () => {
  startBackend({
    getMe: "registered",
    getMyProfile: "empty",
    checkNickname: "available",
    updateMyProfile: "nicknameTaken",
  });
  const { screen } = await openApp("/profile");
  await screen.getByRole("textbox", { name: /^Nickname/ }).fill("Robin of Leith");
  await expect.element(screen.getByText("This nickname is available!")).toBeVisible();
  await screen.getByRole("spinbutton").first().click();
  await userEvent.keyboard("03041990");
  await screen.getByText("Woman", { exact: true }).click();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("This nickname is already taken.")).toBeVisible();
  await expect.element(screen.getByText("This nickname is available!")).not.toBeInTheDocument();
});

test("a picture is removed after a question, and the focus goes on to the way to choose another", async () => {
  const { sentTo } = startBackend({ getMe: "onboardingComplete", getMyProfile: "full" });
  const { screen } = await openApp("/profile?tab=appearance");
  const picture = screen.getByRole("img", { name: "Your current picture" });
  await expect.element(picture).toBeVisible();
  const remove = screen.getByRole("button", { name: "Remove picture" });
  await remove.click();
  const question = screen.getByRole("alertdialog", { name: "Remove your picture?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sentTo("DELETE", /^\/me\/profile\/picture$/)).toHaveLength(0);
  await remove.click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect.element(screen.getByText("Your picture is removed.")).toBeVisible();
  await expect.element(picture).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Choose a picture" })).toHaveFocus();
  expect(sentTo("DELETE", /^\/me\/profile\/picture$/)).toHaveLength(1);
});

test("a profile that is complete leads on to the questionnaire", async () => {
  startBackend({ getMe: "profileCompleted", getMyProfile: "full", getCompletionStatus: "open" });
  const { screen, place } = await openApp("/profile");
  await screen.getByRole("main").getByRole("link", { name: "Start the questionnaire" }).click();
  await expect.poll(() => place().path).toBe("/questionnaire");
});
