import { describe, expect, it } from "vitest";
import { distanceKm } from "./distance.ts";
import { openGazetteer } from "./gazetteer.ts";
import { placeKey } from "./place-key.ts";

const gazetteer = await openGazetteer();

describe("the gazetteer", () => {
  it.each([
    ["DE", ["München", "munich", "MUENCHEN", "Monaco di Baviera", "Múnich", " Munich, Bavaria"]],
    ["CH", ["Genève", "Geneva", "Genf", "ginevra", "Ginebra"]],
    ["FR", ["Paris", "Parigi", "París", "paris (11e)", "Paris/Belleville"]],
    ["DK", ["København", "Copenhagen", "Kopenhagen", "Copenhague", "Copenaghen"]],
    ["PL", ["Łódź", "lodz"]],
    ["JP", ["金沢市", "Kanazawa"]],
    ["ES", ["Gijón", "GIJON"]],
  ])("knows a place of %s by all its names: %j", (country, names) => {
    const places = names.map((name) => gazetteer.find(country, name));
    expect(places[0]).toBeDefined();
    expect(places).toEqual(names.map(() => places[0]));
  });

  it("takes the largest of a name, in the country that is named", () => {
    const halle = gazetteer.find("DE", "Halle");
    expect(halle).toEqual(gazetteer.find("DE", "Halle (Saale)"));
    expect(gazetteer.find("US", "Paris")).not.toEqual(gazetteer.find("FR", "Paris"));
    expect(gazetteer.find("US", "Paris")?.longitude).toBeLessThan(-60);
  });

  it.each([
    ["FR", null],
    [null, "Paris"],
    ["FR", ""],
    ["FR", "  ,  "],
    ["FR", "Trifouilly-les-Oies"],
    ["XX", "Paris"],
    ["FR", "paris\t48"],
    ["FR", "x".repeat(10_000)],
  ])("knows no place for %j, %j", (country, city) => {
    expect(gazetteer.find(country, city)).toBeUndefined();
  });

  it("finds the first and the last name of its table", () => {
    expect(gazetteer.find("AD", "Andorra la Vella")).toBeDefined();
    expect(gazetteer.find("ZW", "Harare")).toBeDefined();
  });
});

it.each([
  ["Straße", "strasse"],
  ["  L'Aquila ", "l aquila"],
  ["Saint-Étienne", "saint etienne"],
  ["ØRSTED", "orsted"],
])("compares %j as %j", (name, key) => {
  expect(placeKey(name)).toBe(key);
});

describe("distances", () => {
  const paris = { latitude: 48.85, longitude: 2.35 };

  it.each([
    ["London", { latitude: 51.51, longitude: -0.13 }, 345],
    ["Sydney", { latitude: -33.87, longitude: 151.21 }, 16_960],
    ["itself", paris, 0],
    ["the next village", { latitude: 48.86, longitude: 2.36 }, 0],
  ])("from Paris to %s, in steps of five kilometres", (_name, place, km) => {
    expect(distanceKm(paris, place)).toBe(km);
    expect(distanceKm(place, paris)).toBe(km);
  });

  it("are defined across the date line and between opposite ends of the world", () => {
    const east = { latitude: 0, longitude: 179.99 };
    expect(distanceKm(east, { latitude: 0, longitude: -179.99 })).toBe(0);
    expect(distanceKm(east, { latitude: 0, longitude: -0.01 })).toBe(20_015);
  });
});
