import { discreetCompatibility, type NoiseOn, shownInputs } from "@gemel/psyche/compatibility";
import { describe, expect, it } from "vitest";
import { noiseBetween } from "../candidates/pair-noise.ts";
import { type Criteria, defaultCriteria } from "../criteria/criteria.ts";
import {
  addPeople,
  type Person,
  type PeopleOf,
  type PersonSpec,
} from "../../testing/add-people.ts";
import { signIn, type TestMember } from "../../testing/new-member.ts";
import { readFeed, scrollFeed } from "../../testing/read-feed.ts";
import { block, like, undo } from "../../testing/say.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { criteriaStore } from "../criteria/store.ts";
import { pictures } from "../pictures/rules.ts";
import { profileStore } from "../profiles/store.ts";
import { refreshInsights } from "../insights/compute-insights.ts";
import { insightsStore } from "../insights/store.ts";

const everybody = { min_age: 18, max_age: 99, max_distance_km: 1000 };
const DAY = 24 * 60 * 60;

/** Every test has a country of its own, so that tests share a server and not its people. */
const countries = "AT BE CH DK ES FI FR GB GR HU IE NL NO PL PT RO SE SI SK TR UA".split(" ");

describe("the feed", () => {
  const context = useTestServer();
  const { call, server } = context;

  /** Creates a member and the members they may meet, in a country without others. */
  async function meet<const Others extends readonly PersonSpec[]>(
    own: PersonSpec,
    ...others: Others
  ) {
    const country = countries.shift() ?? "";
    const placed = (spec: PersonSpec) => ({
      ...spec,
      profile: { country, city: null, ...spec.profile },
    });
    const [{ email, nickname }, ...rest] = await addPeople(context(), [
      placed(own),
      ...others.map(placed),
    ]);
    const me = await signIn(call, email);
    return { me, nickname, others: rest as readonly Person[] as PeopleOf<Others>, country };
  }

  const seen = async (member: TestMember): Promise<string[]> => scrollFeed(call, member.token, 50);
  const save = (member: TestMember, criteria: Partial<Criteria>) =>
    criteriaStore(server.services.db).save(member.id, {
      ...defaultCriteria,
      ...everybody,
      ...criteria,
    });

  /** Whether one of two who live in a country has the other in the feed, and the other way round. */
  const haveSeen = async (country: string, ...specs: readonly [PersonSpec, PersonSpec]) => {
    const people = await addPeople(
      context(),
      specs.map((spec) => ({ ...spec, profile: { country, ...spec.profile } })),
    );
    const [one, two] = people as PeopleOf<typeof specs>;
    const [first, second] = [await signIn(call, one.email), await signIn(call, two.email)];
    return [(await seen(first)).includes(two.id), (await seen(second)).includes(one.id)];
  };

  it("tells what a card shows and no more, in the language asked for", async () => {
    const profile = {
      first_name: "Secret",
      last_name: "Secret",
      bio: "I sing.",
      children_status: "has_children",
      child_intent: "yes",
      twin_share_pre_like: false,
    };
    const {
      me,
      others: [ada],
    } = await meet({}, { profile, hasPicture: true, hasVoice: true });
    const { items, next_cursor, tightest_criterion } = await readFeed(call, me.token);
    expect(items).toMatchObject([
      {
        id: ada.id,
        nickname: { Valid: true, String: ada.nickname },
        age_years: { Valid: true, Int32: 30 },
        has_voice: true,
        children_status: { Valid: true, String: "has_children" },
        child_intent: { Valid: false },
        twin_share_pre_like: { Valid: true, Bool: false },
        twin_available: false,
        compatibility: { completeness: expect.any(Number), reasons: expect.any(Object) },
      },
    ]);
    expect([next_cursor, tightest_criterion]).toEqual([null, undefined]);
    const headers = { "accept-language": "de" };
    const german = await call("GET /discover", { token: me.token, headers });
    const english = await call("GET /discover", { token: me.token });
    expect(german.bytes.toString()).not.toBe(english.bytes.toString());
    expect(english.headers["cache-control"]).toBe("no-store");
    expect(english.bytes.toString()).not.toMatch(/Secret|birth_date|\d{4}-01-01/);
  });

  it("has a sentence on twenty cards twice at most, over the edges of pages too", async () => {
    const alike = Array.from({ length: 45 }, () => ({ answers: 1 }));
    const { me } = await meet({ answers: 0 }, ...alike);
    const shown: string[] = [];
    let after: string | undefined;
    do {
      const page = await readFeed(call, me.token, { limit: 7, ...(after && { after }) });
      for (const { compatibility } of page.items)
        shown.push(Object.values(compatibility?.reasons ?? {}).join());
      after = page.next_cursor ?? undefined;
    } while (after);
    expect(shown.length).toBe(45);
    const texts = new Set(shown.filter((text) => text !== ""));
    expect(texts.size).toBeGreaterThan(0);
    for (const text of texts) {
      const places = shown.flatMap((each, index) => (each === text ? [index] : []));
      for (const [use, place] of places.entries()) {
        expect((places[use + 1] ?? Infinity) - place).toBeGreaterThan(1);
        expect((places[use + 2] ?? Infinity) - place).toBeGreaterThanOrEqual(20);
      }
    }
  });

  describe("shows who fits both ways", () => {
    it.each<[string, PersonSpec, PersonSpec, boolean]>([
      ["by default", {}, {}, true],
      ["of the sex asked for", { criteria: { target_sex: "female" } }, {}, true],
      ["not of another", { criteria: { target_sex: "male" } }, {}, false],
      ["of one's first year", {}, { age: 25 }, true],
      ["not younger", {}, { age: 24 }, false],
      ["of one's last year", {}, { age: 45 }, true],
      ["not older", {}, { age: 46 }, false],
      ["of all ages", { age: 18, criteria: everybody }, { age: 99, criteria: everybody }, true],
    ])("%s", async (_name, own, other, isSeen) => {
      expect(await haveSeen("LU", own, other)).toEqual([isSeen, isSeen]);
    });
  });

  describe("shows whose card meets a wish to whom it matters, and each to the others", () => {
    const shown = (profile: PersonSpec["profile"]) => ({
      profile: { show_wishes: true, ...profile },
    });
    it.each<[string, Partial<Criteria>, PersonSpec, boolean]>([
      ["who wants children", { wants_children: true }, shown({ child_intent: "yes" }), true],
      [
        "not who is only open to children",
        { wants_children: true },
        shown({ child_intent: "do_not_care" }),
        false,
      ],
      [
        "who has pets",
        { accepts_pets: true },
        { profile: { pets_status: "has_pets", pet_intent: "no" } },
        true,
      ],
      ["who is open to pets", { accepts_pets: true }, shown({ pet_intent: "irrelevant" }), true],
      ["not who wants no pets", { accepts_pets: true }, shown({ pet_intent: "no" }), false],
      ["not who does not tell about pets", { accepts_pets: true }, {}, false],
      [
        "not who does not show it",
        { wants_children: true },
        { profile: { child_intent: "yes" } },
        false,
      ],
      ["not who has no picture", { require_photo: true }, {}, false],
      ["who has a picture", { require_photo: true }, { hasPicture: true }, true],
      ["not who has no voice", { require_voice: true }, {}, false],
      ["who has a voice", { require_voice: true }, { hasVoice: true }, true],
    ])("%s", async (_name, criteria, other, isSeen) => {
      expect(await haveSeen("MT", { criteria }, other)).toEqual([isSeen, true]);
    });
  });

  it("says nothing of a wish that a card does not show: feed, filtered feed and card are the same bytes", async () => {
    const wishes = { child_intent: "yes", pet_intent: "yes" };
    const {
      me,
      others: [ada],
    } = await meet(
      { profile: { ...wishes, children_status: "has_children" } },
      { profile: { children_status: "prefers_not_to_say" } },
      {},
    );
    const them = await signIn(call, ada.email);
    const all = { wants_children: false, accepts_pets: false };
    const choices = ["yes", "no", "irrelevant", "do_not_care", "prefers_not_to_say", null];
    const answers = new Set<string>();
    const shown = new Set<string>();
    const look = async (into: Set<string>) => {
      const { token } = me;
      const found = [];
      for (const criteria of [
        all,
        { ...all, wants_children: true },
        { ...all, accepts_pets: true },
      ]) {
        await save(me, criteria);
        found.push((await call("GET /discover", { token })).bytes.toString());
      }
      const card = `GET /discover/nickname/${encodeURIComponent(ada.nickname)}`;
      found.push((await call(card, { token })).bytes.toString());
      into.add(found.join());
    };
    for (const choice of choices) {
      const wrapped = { Valid: choice !== null, String: choice ?? "" };
      for (const showWishes of [false, true]) {
        const profile = {
          child_intent: wrapped,
          pet_intent: wrapped,
          show_wishes: { Valid: true, Bool: showWishes },
        };
        const { status } = await call("PUT /me/profile", { token: them.token, body: { profile } });
        expect(status).toBe(200);
        await look(showWishes ? shown : answers);
      }
    }
    expect(answers.size).toBe(1);
    // A member who shows that they prefer not to say looks like one who shows nothing.
    expect(shown).toContain([...answers].join());
    expect(shown.size).toBe(5);
    const status = { Valid: false, String: "" };
    const body = {
      profile: { children_status: status, show_wishes: { Valid: true, Bool: false } },
    };
    await call("PUT /me/profile", { token: them.token, body });
    await look(answers);
    expect(answers.size).toBe(1);
  });

  it("shows a change of sex or birth date a day later: on cards, to filters, and in one's own feed", async () => {
    const {
      me,
      nickname,
      others: [woman, man],
    } = await meet(
      { criteria: everybody },
      { criteria: { ...everybody, target_sex: "female" } },
      { criteria: { ...everybody, target_sex: "male" } },
    );
    const look = async () => {
      const other = await signIn(call, woman.email);
      const { items } = await readFeed(call, other.token);
      const { bytes } = await call(`GET /discover/nickname/${encodeURIComponent(nickname)}`, other);
      const { sex, age_years } = JSON.parse(bytes.toString());
      return {
        card: [sex.String, age_years.Int32],
        feed: items.map(({ id }) => id),
        own: await seen(await signIn(call, me.email)),
      };
    };
    const before = await look();
    expect(before).toEqual({ card: ["female", 30], feed: [me.id], own: [woman.id] });
    const profile = {
      sex: { Valid: true, String: "male" },
      birth_date: { Valid: true, Time: "1980-01-01T00:00:00Z" },
    };
    const saved = await call("PUT /me/profile", { token: me.token, body: { profile } });
    expect(saved.body.profile).toMatchObject({ sex: { String: "male" } });
    await server.eraseAfter(DAY - 60);
    expect(await look()).toEqual(before);
    await server.eraseAfter(120);
    const then = await look();
    expect(then).toEqual({ card: ["male", expect.any(Number)], feed: [], own: [man.id] });
    expect(then.card[1]).toBeGreaterThan(40);
  });

  it("leaves out whom the member reacted to, matched or blocked, and takes back who is undone", async () => {
    const { me, others } = await meet({}, {}, {}, {}, {}, {}, {});
    const [liked, passed, matched, blocked, blocker, admirer] = others;
    expect((await seen(me)).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
    const { token } = me;
    for (const person of [matched, blocker, admirer]) {
      const { token: theirs } = await signIn(call, person.email);
      const say = person === blocker ? block(me) : like(me);
      expect((await call(say, { token: theirs })).status).toBeLessThan(300);
    }
    await call(like(liked), { token });
    await call(like(passed), { token, body: { action: "pass" } });
    await call(like(matched), { token });
    await call(block(blocked), { token });
    expect(await seen(me)).toEqual([admirer.id]);
    expect((await call(undo(passed), { token })).status).toBeLessThan(300);
    expect((await seen(me)).toSorted()).toEqual([admirer.id, passed.id].toSorted());
  });

  it("notices at once what others change", async () => {
    const {
      me,
      others: [ada],
    } = await meet({ criteria: everybody }, { criteria: everybody });
    expect(await seen(me)).toEqual([ada.id]);
    await save({ ...me, id: ada.id }, { target_sex: "male" });
    expect(await seen(me)).toEqual([]);
    await save({ ...me, id: ada.id }, {});
    expect(await seen(me)).toEqual([ada.id]);
    await pictures.storeOf(server.services.db).replace(ada.id, "a.webp", server.clock.now());
    await save(me, { require_photo: true });
    expect(await seen(me)).toEqual([ada.id]);
    const own = await profileStore(server.services.db).find(ada.id);
    if (own === undefined) throw new Error("there is no member");
    const profile = { ...own.profile, birth_date: "2000-02-29" };
    await profileStore(server.services.db).save(ada.id, profile, {
      changedAt: null,
      birthDate: null,
      former: null,
    });
    const [card] = (await readFeed(call, me.token)).items;
    expect(card).toMatchObject({ age_years: { Int32: expect.any(Number) } });
    await profileStore(server.services.db).setOnboardingStatus(ada.id, "questionnaire_completed");
    expect(await seen(me)).toEqual([]);
  });

  it("has who fits best first, as scoring everybody one by one finds, and newcomers in every sixth place", async () => {
    const specs = Array.from({ length: 40 }, (_none, index) => ({
      daysAgo: index < 5 ? 1 : 100,
    }));
    const { me, others } = await meet({ answers: 23 }, ...specs);
    const { pairNoise, db } = server.services;
    const scored = await insightsStore(db).findInputs([me.id, ...others.map(({ id }) => id)]);
    const own = scored.get(me.id);
    const overallOf = (id: string): number => {
      const theirs = scored.get(id);
      if (own === undefined || theirs === undefined) return NaN;
      const one = pairNoise.keyOf(me.id, own.computedAt);
      const other = pairNoise.keyOf(id, theirs.computedAt);
      const shown = { ...theirs.inputs, ...shownInputs(theirs.inputs, false) };
      const noise = (on: NoiseOn): number => noiseBetween(one, other, on);
      return discreetCompatibility(own.inputs, shown, noise).scores.overall ?? -1;
    };
    const { items } = await readFeed(call, me.token);
    for (const card of items) expect(card.compatibility?.overall).toBe(overallOf(card.id));
    const newcomers = new Set(others.slice(0, 5).map(({ id }) => id));
    const order = await seen(me);
    expect(order).toHaveLength(40);
    const settled = order.filter((id) => !newcomers.has(id)).map(overallOf);
    expect(settled).toEqual(settled.toSorted((a, b) => b - a));
    const fresh = order.filter((id) => newcomers.has(id)).map(overallOf);
    expect(fresh).toEqual(fresh.toSorted((a, b) => b - a));
    for (const place of [6, 12, 18]) expect(newcomers).toContain(order[place - 1]);
  });

  it("has the newcomers of before in every sixth place where another version scores everybody again", async () => {
    const specs = Array.from({ length: 40 }, (_none, index) =>
      index === 0 ? { daysAgo: 1, answers: 15 } : { daysAgo: 100 },
    );
    const { me, others } = await meet({ answers: 23 }, ...specs);
    const { services } = server;
    await services.db
      .updateTable("insights")
      .set({ psyche_version: "0.0.1" })
      .where(
        "user_id",
        "in",
        others.map(({ id }) => id),
      )
      .execute();
    await refreshInsights(services, new AbortController().signal);
    const [newcomer] = others;
    expect((await seen(me)).indexOf(newcomer?.id ?? "")).toBe(5);
  });

  it("shows everybody once while others like, join, leave and change their filters", async () => {
    const specs = Array.from({ length: 45 }, () => ({ criteria: everybody }));
    const { me, others, country } = await meet({ criteria: everybody }, ...specs);
    const left = new Set<string>();
    const steps = [
      async () => call(like({ id: me.id }), await tokenOf(others[3])),
      async () => leave(others[44]),
      async () => leave(others[43]),
      async () => save({ ...me, id: others[42]?.id ?? "" }, { min_age: 90 }),
    ];
    const leave = async (person: Person | undefined) => {
      if (person === undefined) return;
      left.add(person.id);
      await call(block({ id: me.id }), await tokenOf(person));
    };
    const tokenOf = async (person: Person | undefined) => ({
      token: (await signIn(call, person?.email ?? "")).token,
    });
    const joined: string[] = [];
    const shown = await scrollFeed(call, me.token, 7, async (soFar) => {
      const [newcomer] = await addPeople(context(), [
        { profile: { country, city: null }, daysAgo: 0 },
      ]);
      joined.push(newcomer.id);
      await Promise.all([
        call(like({ id: soFar[0] ?? "" }), { token: me.token }),
        call(like({ id: soFar[1] ?? "" }), { token: me.token, body: { action: "pass" } }),
        steps.shift()?.(),
      ]);
      if (soFar.length > 70) throw new Error("the feed does not end");
    });
    expect(new Set(shown).size).toBe(shown.length);
    const staying = others.slice(0, 42).map(({ id }) => id);
    expect(staying.filter((id) => !shown.includes(id))).toEqual([]);
    expect(joined.slice(0, 5).filter((id) => !shown.includes(id))).toEqual([]);
  });

  it("answers the same page to the same cursor, also twice at once", async () => {
    const specs = Array.from({ length: 9 }, () => ({}));
    const { me } = await meet({}, ...specs);
    const first = await readFeed(call, me.token, { limit: 4 });
    const query = { limit: 4, after: first.next_cursor ?? "" };
    const [one, two] = await Promise.all([
      readFeed(call, me.token, query),
      readFeed(call, me.token, query),
    ]);
    expect(one.items.map(({ id }) => id)).toEqual(two.items.map(({ id }) => id));
    expect(one.items).toHaveLength(4);
  });

  it("goes on where the first five hundred end, on two devices at once", async () => {
    const specs = Array.from({ length: 505 }, () => ({}));
    const { me, others } = await meet({}, ...specs);
    const toTheEnd = async (): Promise<{ shown: string[]; after: string }> => {
      const shown: string[] = [];
      let after = "";
      while (shown.length < 450) {
        const page = await readFeed(call, me.token, { limit: 50, ...(after && { after }) });
        shown.push(...page.items.map(({ id }) => id));
        after = page.next_cursor ?? "";
      }
      return { shown, after };
    };
    const { shown, after } = await toTheEnd();
    const [one, two] = await Promise.all([
      readFeed(call, me.token, { limit: 50, after }),
      readFeed(call, me.token, { limit: 50, after }),
    ]);
    expect(one.items.map(({ id }) => id)).toEqual(two.items.map(({ id }) => id));
    shown.push(...one.items.map(({ id }) => id));
    const rest = await readFeed(call, me.token, { limit: 50, after: one.next_cursor ?? "" });
    shown.push(...rest.items.map(({ id }) => id));
    expect(rest.next_cursor).toBeNull();
    expect(shown.toSorted()).toEqual(others.map(({ id }) => id).toSorted());
  });

  describe("refuses a cursor", () => {
    const refused = async (member: TestMember, after: string) => {
      const { status, body } = await call(`GET /discover?after=${after}`, member);
      return [status, body.error_code];
    };
    const stale = [422, "invalid_cursor"];

    it("that is forged, of another member, of another list, of other filters or too old", async () => {
      const {
        me,
        others: [other],
      } = await meet({}, {}, {}, {});
      const { next_cursor } = await readFeed(call, me.token, { limit: 1 });
      const cursor = next_cursor ?? "";
      expect(await refused(me, cursor)).toEqual([200, undefined]);
      expect(await refused(me, "")).toEqual([200, undefined]);
      for (const at of [0, cursor.length - 1]) {
        const forged = `${cursor.slice(0, at)}${cursor[at] === "A" ? "B" : "A"}${cursor.slice(at + 1)}`;
        expect(await refused(me, forged)).toEqual(stale);
      }
      expect(await refused(me, `${cursor}A`)).toEqual(stale);
      expect(await refused(me, "eyJmIjo2NX0")).toEqual(stale);
      expect(await refused(await signIn(call, other.email), cursor)).toEqual(stale);
      const likes = server.services.cursors.sign(me.id, "given", { at: new Date(), id: me.id });
      expect(await refused(me, likes)).toEqual(stale);
      await save(me, { max_age: 60 });
      expect(await refused(me, cursor)).toEqual(stale);
      const again = await readFeed(call, me.token, { limit: 1 });
      await server.services.db.deleteFrom("feed_rankings").execute();
      expect(await refused(me, again.next_cursor ?? "")).toEqual(stale);
    });

    it("once five later feeds were begun", async () => {
      const { me } = await meet({}, {}, {});
      const begin = async () => (await readFeed(call, me.token, { limit: 1 })).next_cursor ?? "";
      const first = await begin();
      for (let feed = 0; feed < 4; feed++) {
        server.clock.advance(1);
        await begin();
      }
      expect(await refused(me, first)).toEqual([200, undefined]);
      server.clock.advance(1);
      const last = await begin();
      expect(await refused(me, first)).toEqual(stale);
      expect(await refused(me, last)).toEqual([200, undefined]);
    });
  });
});

describe("a feed without anybody", () => {
  const context = useTestServer();

  it("names the filter whose loosening brings the most people", async () => {
    const { call } = context();
    const [first] = await addPeople(context(), [{ criteria: { ...everybody, max_age: 29 } }]);
    const { id, token } = await signIn(call, first.email);
    expect(await readFeed(call, token)).toEqual({
      items: [],
      next_cursor: null,
      tightest_criterion: null,
    });
    const criteria = everybody;
    const [tooOld, alsoTooOld, silent] = await addPeople(context(), [
      { age: 31, criteria, hasVoice: true },
      { age: 32, criteria, hasVoice: true },
      { age: 28, criteria },
      { age: 40, criteria: { ...everybody, target_sex: "male" } },
    ]);
    const narrow = { ...everybody, max_age: 29, require_voice: true };
    const save = (wishes: Partial<Criteria>) =>
      criteriaStore(context().server.services.db).save(id, {
        ...defaultCriteria,
        ...narrow,
        ...wishes,
      });
    await save({});
    expect((await readFeed(call, token)).tightest_criterion).toBe("max_age");
    await save({ max_age: 99 });
    expect((await readFeed(call, token)).items.map((one) => one.id).toSorted()).toEqual(
      [tooOld?.id, alsoTooOld?.id].toSorted(),
    );
    await call(block({ id: tooOld?.id ?? "" }), { token });
    await call(like({ id: alsoTooOld?.id ?? "" }), { token });
    expect((await readFeed(call, token)).tightest_criterion).toBe("require_voice");
    await save({ max_age: 99, require_voice: false });
    expect((await readFeed(call, token)).items.map((one) => one.id)).toEqual([silent?.id]);
  });
});
