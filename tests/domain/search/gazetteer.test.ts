import { describe, expect, test } from "vitest";
import { AREAS } from "#app/domain/places/areas.ts";
import { REGIONS } from "#app/domain/places/regions.ts";
import { placesInTitle, spotsOf } from "#app/domain/search/reading/gazetteer.ts";
import { readLocation, readQuery } from "#app/domain/search/reading/read-query.ts";
import { words } from "#app/domain/search/words/words.ts";

const placeOf = (text: string) => readQuery(text).place?.name ?? null;
const regionsOf = (text: string) => readQuery(text).place?.regions ?? [];

describe("the place in a search", () => {
  test("is found for every village and area that the forms know", () => {
    const missed = AREAS.flatMap(({ name, region, villages }) => {
      const number = REGIONS.find((one) => one.name === region)?.number ?? 0;
      return [name, ...villages].filter((one) => !regionsOf(`plumber in ${one}`).includes(number));
    });
    expect(missed).toEqual([]);
  });

  test.each(REGIONS)(
    "is region $number by its number and by its name, $name",
    ({ number, name }) => {
      for (const text of [`region ${number}`, `Region #${number}`, `reg ${number}`, name]) {
        expect(regionsOf(`tiler ${text}`), text).toEqual([number]);
      }
    },
  );

  test.each([
    ["electrician region four", "Region 4"],
    ["mason in region ten", "Region 10"],
    ["roofer ECD", "East Coast Demerara"],
    ["plumber on the east coast", "East Coast"],
    ["barber E.B.D.", "East Bank Demerara"],
    ["cake WCD", "West Coast Demerara"],
    ["taxi WBD", "West Bank Demerara"],
    ["lawyer GT", "Georgetown"],
    ["welder in town", "Georgetown"],
    ["mechanic essequibo coast", "Essequibo Coast"],
    ["dentist berbice", "Berbice"],
    ["tractor black bush polder", "Black Bush Polder"],
    ["AC man parfaite harmonie", "Parfaite Harmonie"],
    ["generator in the interior", "the interior"],
    ["plomero en Lethem", "Lethem"],
    ["somebody fuh weed yard pon Corentyne", "Corentyne"],
    ["electrician near Vreed en Hoop please", "Vreed-en-Hoop"],
    ["painter Mon Repos, Guyana", "Mon Repos"],
    ["plumber Diamond", "Diamond"],
    ["taxi to Diamond", "Diamond"],
    ["braids in Kitty", "Kitty"],
    ["house cleaner Bush Lot", "Bush Lot"],
    ["carpenter in Providence", "Providence"],
  ])("of “%s” is %s", (text, name) => {
    expect(placeOf(text)).toBe(name);
  });

  test.each([
    "diamond ring",
    "kitty litter",
    "crane hire",
    "rent crane",
    "weeds taking over farm",
    "shrimp farm",
    "food supply",
    "dog na listen",
    "carne na brasa",
    "tractor agrícola",
    "clear bush lot",
    "berbice chair",
    "Demerara Mutual",
    "shea butter",
    "best barber",
    "charity donation",
    "bath tub",
    "success coach",
    "yamaha r1",
    "Kaieteur tour",
    "industry",
  ])("is none in “%s”, where the name is a word", (text) => {
    expect(placeOf(text)).toBeNull();
  });

  test("leaves the need without the place, its preposition and words such as area", () => {
    const readings = [
      "plumber in Diamond area",
      "plumber Diamond, East Bank Demerara",
      "plumber around Georgetown Guyana",
      "Region 4 plumber",
      "plumber in Linden, Region 10",
    ].map((text) => readQuery(text).needs.map((need) => need.text));
    expect(readings).toEqual(Array.from({ length: 5 }, () => ["plumber"]));
  });

  test("knows the area around a village, and the village before its area", () => {
    const { place } = readQuery("mason Diamond EBD");
    expect(place).toEqual({
      name: "Diamond",
      spot: ["diamond"],
      around: ["east", "bank", "demerara"],
      regions: [4],
    });
  });

  test("may be all there is to a search", () => {
    const { needs, place } = readQuery("Bartica");
    expect(needs).toEqual([]);
    expect(place?.name).toBe("Bartica");
  });
});

describe("the location box", () => {
  test("takes a place alone, also one that is a word elsewhere, and corrects a typo", () => {
    const names = ["Diamond", "kitty", "Region 6", "ECD", "georgtown", "Annandle", "Town"].map(
      (text) => {
        const { place } = readLocation(text);
        return place && "name" in place ? place.name : null;
      },
    );
    const found = [
      "Diamond",
      "Kitty",
      "Region 6",
      "East Coast Demerara",
      "Georgetown",
      "Annandale",
    ];
    expect(names).toEqual([...found, "Georgetown"]);
  });

  test.each(["Guyana", "GY", "all of Guyana", "everywhere", "anywhere in Guyana"])(
    "knows that %s is the whole country",
    (text) => {
      expect(readLocation(text)).toEqual({ place: null, corrected: null });
    },
  );

  test.each(["Georgetown, Guyana", "anywhere in Georgetown"])("finds the place in %s", (text) => {
    expect(readLocation(text).place).toMatchObject({ name: "Georgetown" });
  });

  test.each(["Region4", "region4", "R4", "Region 4"])("reads %s as the region", (text) => {
    expect(readLocation(text).place).toMatchObject({ name: "Region 4" });
  });

  test("knows which place a misspelled one means, and none where it is spelled right or unknown", () => {
    expect(readLocation("Lindn").corrected?.name).toBe("Linden");
    for (const text of ["Linden", "Main Street 12", "Guyana", ""]) {
      expect(readLocation(text).corrected).toBeNull();
    }
  });

  test("keeps the words of a place it does not know, and is nothing when it is empty", () => {
    expect(readLocation("Main Street 12").place).toEqual({ words: "Main Street 12" });
    expect(readLocation(" ,. ").place).toBeNull();
  });
});

describe("where a service is looked for by its city", () => {
  test.each([
    ["Diamond", "Demerara-Mahaica", ["diamond", "eastbankdemerara"]],
    ["Diamond", "Guyana", ["diamond", "eastbankdemerara"]],
    ["Supply", "Demerara-Mahaica", ["supply", "eastbankdemerara"]],
    ["Friendship", "East Berbice-Corentyne", ["friendship"]],
    ["Mon Repos North", "Guyana", ["monrepos", "eastcoastdemerara"]],
    ["New Amsterdam", "East Berbice-Corentyne", ["newamsterdam"]],
    ["gt", "Guyana", ["georgetown"]],
    ["EBD", "Guyana", ["eastbankdemerara"]],
    ["Main Street 12", "Demerara-Mahaica", []],
    ["town", "Upper Demerara-Berbice", []],
    ["", "Guyana", []],
  ])("is the village and the area that it names: %s, %s", (city, region, spots) => {
    expect(spotsOf(city, region)).toEqual(spots);
  });
});

describe("the places of a title", () => {
  const named = (title: string) => placesInTitle(words(title)).map(({ name }) => name);

  test("are the villages and areas in it, no part of a longer name and no ordinary word", () => {
    expect(named("Boat from Bartica to Parika")).toEqual(["Bartica", "Parika"]);
    expect(named("Parcels for Leguan and Wakenaam")).toEqual(["Leguan", "Wakenaam"]);
    expect(named("Repairs in New Amsterdam")).toEqual(["New Amsterdam"]);
    expect(named("Diamond rings cleaned")).toEqual([]);
    expect(named("Pipes laid in Region 4")).toEqual([]);
  });

  test("are the first three, each once, so that nobody gains from a list of every village", () => {
    expect(named("Plumber for Leonora, Parika, Tuschen, Uitvlugt and New Amsterdam")).toEqual([
      "Leonora",
      "Parika",
      "Tuschen",
    ]);
    expect(named("From Georgetown (GT) to Linden, Mabaruma and Lethem")).toEqual([
      "Georgetown",
      "Linden",
      "Mabaruma",
    ]);
  });

  test("do not include Georgetown where they say town or the city, because people elsewhere mean their own town", () => {
    expect(named("Best barber in town")).toEqual([]);
    expect(named("Rides to the city")).toEqual([]);
    expect(named("Rides to GT")).toEqual(["Georgetown"]);
  });
});
