import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../criteria/criteria.ts";
import { distanceKm } from "../../places/distance.ts";
import { openGazetteer } from "../../places/gazetteer.ts";
import { addPeople } from "../../testing/add-people.ts";
import { signIn } from "../../testing/new-member.ts";
import { readFeed } from "../../testing/read-feed.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { criteriaStore } from "../criteria/store.ts";

describe("the reach of a feed", () => {
  const context = useTestServer();

  it("is how far the member would go, whatever others would, and shuts out no unknown place", async () => {
    const { call } = context();
    const [first, augsburg, unknown, silent, elsewhere, abroad] = await addPeople(context(), [
      { profile: { country: "DE", city: "Monaco di Baviera" } },
      { profile: { country: "DE", city: "AUGSBURG" }, criteria: { max_distance_km: 1 } },
      { profile: { country: "DE", city: "Hintertupfing am See" } },
      { profile: { country: null, city: null } },
      { profile: { country: "AQ", city: "Nowhere" } },
      { profile: { country: "AT", city: "Wien" } },
    ]);
    const { token } = await signIn(call, first.email);
    const seen = async (max_distance_km: number) => {
      await call("PUT /me/criteria", { token, body: { ...defaultCriteria, max_distance_km } });
      return (await readFeed(call, token)).items.map(({ id }) => id).toSorted();
    };
    const near = [unknown.id, silent.id];
    expect(await seen(50)).toEqual(near.toSorted());
    expect(await seen(60)).toEqual([...near, augsburg.id].toSorted());
    expect(await seen(1000)).toEqual([...near, augsburg.id, abroad.id].toSorted());
    expect(await seen(1000)).not.toContain(elsewhere.id);
  });
});

describe("a member who asks from everywhere for every distance near the border", () => {
  const context = useTestServer();

  it("learns of a place no more than which city it is", async () => {
    const { call, server } = context();
    const [asking, ...targets] = await addPeople(context(), [
      { profile: { country: "IT", city: "Modena" } },
      { profile: { country: "IT", city: "Bologna" } },
      { profile: { country: "IT", city: "bologne" } },
      { profile: { country: "IT", city: "BOLOGNA (via Zamboni 33)" } },
    ]);
    const { id, token } = await signIn(call, asking.email);
    const all = targets.map((target) => target.id).toSorted();
    const gazetteer = await openGazetteer();
    const bologna = gazetteer.find("IT", "Bologna");
    const cities = ["Modena", "Ferrara", "Imola", "Firenze", "Ravenna", "Parma", "Rimini", "Prato"];
    for (const city of cities) {
      await call("PUT /me/profile", {
        token,
        body: { profile: { city: { Valid: true, String: city } } },
      });
      const from = gazetteer.find("IT", city);
      if (bologna === undefined || from === undefined) throw new Error("a city is unknown");
      const border = Math.round(distanceKm(from, bologna));
      const around = Array.from({ length: 13 }, (_, at) => border - 6 + at);
      for (const max_distance_km of [1, ...around.filter((km) => km > 1), 1_000]) {
        await criteriaStore(server.services.db).save(id, { ...defaultCriteria, max_distance_km });
        const { items } = await readFeed(call, token);
        // All that an answer depends on: the centres of the two cities, in steps of five kilometres.
        const isNear = distanceKm(from, bologna) <= max_distance_km;
        expect(items.map((item) => item.id).toSorted()).toEqual(isNear ? all : []);
        expect(JSON.stringify(items)).not.toMatch(/distance|latitude|longitude|"km"/);
      }
    }
  });
});
