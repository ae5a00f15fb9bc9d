import { expect, test } from "vitest";
import { jobPlace } from "#app/domain/jobs/place.ts";

test.each([
  ["Bartica", { city: "Bartica", region: "Cuyuni-Mazaruni" }],
  ["bartika", { city: "Bartica", region: "Cuyuni-Mazaruni" }],
  ["Georgetown", { city: "Georgetown", region: "Demerara-Mahaica" }],
  ["Region 4", { city: "", region: "Demerara-Mahaica" }],
  ["EBD", { city: "", region: "Demerara-Mahaica" }],
  ["Berbice", { city: "", region: "" }],
  ["Atlantis", { city: "Atlantis", region: "" }],
  [" ", { city: "", region: "" }],
])("the place of a search, %s, gives a job its village and region", (location, place) => {
  expect(jobPlace(location)).toEqual(place);
});
