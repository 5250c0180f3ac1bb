import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { freePort } from "../../../app/scripts/free-port.ts";
import { browserLaunch } from "../../browser.ts";
import { Backend } from "../../e2e/support/backend.ts";
import { addDemoData } from "../../e2e/support/demo-data.ts";
import { letIn } from "../../screens/let-in.ts";

/** The backend and two browsers, of a visitor and of a member, that Lighthouse can steer. */
export interface Site {
  readonly url: string;
  /** The id of a conversation of the member. */
  readonly conversation: string;
  /** Returns the port at which a browser is controlled. */
  portOf(isSignedIn: boolean): number;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const backend = await Backend.start({ DEMO: "on" }, addDemoData);
  const visitor = await openBrowser(backend.url);
  const member = await openBrowser(backend.url);
  const conversations = await letIn(member.context, "onboarding_complete");
  if (conversations === undefined) throw new Error("The member has no conversation");
  // Lighthouse opens pages of its own, without what a page is prepared with: the sign-in has to be stored.
  const page = await member.context.newPage();
  await page.goto("/home", { waitUntil: "networkidle" });
  return {
    url: backend.url,
    conversation: conversations.user,
    portOf: (isSignedIn) => (isSignedIn ? member : visitor).port,
    close: async () => {
      await Promise.all([visitor.close(), member.close()]);
      await backend.dispose();
    },
  };
}

/** A browser with a profile of its own: its first context is the one that Lighthouse works in. */
async function openBrowser(url: string) {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), "gemel-lighthouse-"));
  const launch = await browserLaunch();
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
    baseURL: url,
    locale: "en",
  });
  return {
    context,
    port,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
