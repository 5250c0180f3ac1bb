import type { Schemas } from "@gemel/api";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../../packages/server/src/demo/demo-members.ts";
import { settle } from "../../screens/settle.ts";
import { fromAddress } from "../../e2e/support/address.ts";
import type { Credentials } from "../../e2e/support/member.ts";
import { expect, test } from "../../e2e/support/journey.ts";
import { newPerson } from "../../e2e/support/person.ts";
import { matchUp } from "../../e2e/support/two-people.ts";
import { signInto } from "../../screens/let-in.ts";
import { Client } from "../client.ts";
import { inTexts, payloads, payloadsForStrangers } from "./payloads.ts";
import { findInjected, watchContext } from "./watch-context.ts";

// Hundreds of texts at once.
test.use({ limits: "off" });

const admin: Credentials = { email: "admin@demo.example", password: DEMO_PASSWORD };

const text = (value: string) => ({ Valid: true, String: value });
const short = payloadsForStrangers.filter(({ length }) => length <= 60);

/** Older than any demo member: who asks for that age finds those of this journey alone. */
const age = 95;
const birthDate = `${new Date().getUTCFullYear() - age}-01-01`;

const everybodyOfThatAge = {
  target_sex: "",
  min_age: age,
  max_age: 99,
  max_distance_km: 1_000,
  wants_children: false,
  accepts_pets: false,
  require_photo: false,
  require_voice: false,
};

/** Fills every text of a profile that others see. */
async function fillProfile(client: Client): Promise<void> {
  const profile = {
    first_name: text(short[0] ?? ""),
    last_name: text(short[1] ?? ""),
    bio: text(`Who I am\n\n${inTexts(1_900, payloadsForStrangers)[0]}`),
    social_links: ["<i data-injected>", '"onclick=gemelRan()'].map((platform) => ({
      platform,
      url: `https://example.com/"onclick="gemelRan()`,
    })),
  };
  await client.call("/me/profile", { method: "PUT", body: { profile } });
  await client.uploadPicture(`"><img src=x onerror=alert(1)>.png`);
}

/** Opens a page and waits for what shows that the planted is there. */
async function look(page: Page, address: string, planted: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(planted).first()).toBeVisible();
  await settle(page);
  expect(await findInjected(page), address).toEqual([]);
}

/** Opens every tab of a page of forms; one of their fields has the planted. */
async function lookAtForms(page: Page, address: string, planted: string): Promise<void> {
  await page.goto(address);
  const tabs = page.getByRole("tab");
  await tabs.first().waitFor();
  const values: string[] = [];
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click();
    await settle(page);
    expect(await findInjected(page), `${address}, tab ${index}`).toEqual([]);
    const fields = page.getByRole("textbox");
    values.push(
      ...(await fields.evaluateAll((all) =>
        all.map((field) => ("value" in field ? String(field.value) : "")),
      )),
    );
  }
  expect(values.filter((value) => value.includes(planted))).toHaveLength(1);
}

test("no text that one writes runs, leads away or becomes an element where another reads it", async ({
  browser,
  backend,
  ai,
  chiara,
}) => {
  const robin = await newPerson(backend, "robin", { birth_date: birthDate });
  const conversation = await matchUp(backend, robin, chiara);
  const [mine, theirs, watching] = await Promise.all(
    [robin, chiara, admin].map((person) => Client.signIn(backend, person)),
  );
  if (!mine || !theirs || !watching) throw new Error("a member cannot sign in");
  const { id: robinId } = await mine.call<Schemas["User"]>("/me");

  await test.step("plant", async () => {
    await fillProfile(mine);
    // A member without a country finds every member; members elsewhere do not find an unknown city.
    const nowhere = { Valid: false, String: "" };
    const move = (client: Client, profile: object) =>
      client.call("/me/profile", { method: "PUT", body: { profile } });
    await move(watching, { country: nowhere, city: nowhere });
    await move(theirs, { city: text(short[2] ?? "") });
    await watching.call("/me/criteria", { method: "PUT", body: everybodyOfThatAge });
    await mine.say(conversation, [...payloads, "The last of all"], "ack");
  });

  const twin = await test.step("have an AI say it", async () => {
    const opened = await theirs.call<Schemas["ConversationOpened"]>("/twins", { body: {} });
    const parts = inTexts(1_500);
    let next = 0;
    ai.setScript({ reply: () => `Part ${next}\n\n${parts[next++] ?? "nothing"}` });
    await theirs.say(
      opened.conversation_id,
      parts.map((_part, index) => `Say part ${index}`),
      "assistant",
    );
    return { id: opened.conversation_id, last: `Part ${parts.length - 1}` };
  });

  await test.step("report it", async () => {
    for (const details of inTexts(1_000).slice(0, 2)) {
      const said = `What he wrote\n\n${details}`;
      const body = { reason: "other", details: said, conversation_id: conversation };
      await theirs.call(`/profiles/${robinId}/report`, { body });
    }
  });

  const attacks: string[] = [];
  const lookAs = async (person: Credentials, views: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({
      baseURL: backend.url,
      reducedMotion: "reduce",
      extraHTTPHeaders: { ...fromAddress() },
    });
    const seen = await watchContext(context, backend.url);
    await signInto(context, person, "en");
    await views(await context.newPage());
    attacks.push(...seen);
    await context.close();
  };

  await test.step("read it as who talks with them", () =>
    lookAs(chiara, async (page) => {
      await look(page, `/chat/${conversation}`, "The last of all");
      await look(page, `/chat/${twin.id}`, twin.last);
      await look(page, "/conversations?tab=user", robin.name);
      await look(page, "/likes?tab=matches", robin.name);
    }));

  await test.step("read it as who wrote it", () =>
    lookAs(robin, async (page) => {
      await lookAtForms(page, "/profile", "Who I am");
      await look(page, "/conversations?tab=user", chiara.name);
      await look(page, "/likes?tab=matches", chiara.name);
    }));

  await test.step("read it as who has not met them, and as an admin", async () => {
    const { items } = await watching.call<Schemas["ReportList"]>("/moderation/reports");
    await lookAs(admin, async (page) => {
      await look(page, "/discover", robin.name);
      const ours = items.filter(({ details }) => details.startsWith("What he wrote"));
      // A second report is added to the first.
      expect(ours).toHaveLength(1);
      for (const { id } of ours) await look(page, `/moderation/${id}`, "What he wrote");
    });
  });

  expect(attacks).toEqual([]);
});
