import { describe, expect, test } from "vitest";
import { DEFAULT_RULES } from "#app/domain/bookings/times.ts";
import { jobForCustomer, jobForProfessional } from "#app/domain/jobs/job-page.ts";
import type { JobForOffer, JobWithOffers } from "#app/domain/jobs/shown.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { NOW } from "#tests/support/fixtures.ts";

const HIDDEN = "[hidden until an offer is accepted]";

const JOB = {
  id: "job",
  customerId: "customer",
  customerFirstName: "Asha",
  what: "Kitchen tap leaks",
  details: "Call 612 3456 about it.",
  categoryId: "construction-trades",
  subcategoryId: "plumbers",
  region: "Demerara-Mahaica",
  city: "Mon Repos",
  landmark: null,
  phone: "+5926123456",
  budget: null,
  offersWanted: 3,
  openOffers: 1,
  takesOffers: true,
  hidden: false,
  noticeCount: 2,
  hasProfessionals: true,
  status: "open",
  closeReason: null,
  bookingId: null,
  when: "day",
  day: "2027-01-04",
  part: null,
  expiresAt: NOW + HOUR_MS,
  createdAt: NOW,
  updatedAt: NOW,
} satisfies JobForOffer["job"] & JobWithOffers["job"];

const OFFER = {
  id: "offer",
  professionalId: "ravi",
  serviceId: "service",
  professionalName: "Ravi",
  serviceTitle: "Taps, 612 3456",
  serviceHasPage: true,
  priceAmount: 800_000,
  priceType: "fixed",
  minutes: 90,
  message: "Parts are included. WhatsApp 612 3456.",
  times: [NOW - HOUR_MS, NOW + HOUR_MS],
  status: "open",
  bookingId: null,
  createdAt: NOW,
  version: NOW,
  rating: 5,
  reviewCount: 1,
  completedCount: 1,
  replyStep: 0,
  categoryId: "construction-trades",
  subcategoryId: "plumbers",
  picture: null,
} satisfies JobWithOffers["offers"][number];

describe("the page of a job for its customer", () => {
  const pageOf = (job: Partial<JobWithOffers["job"]>, offers: JobWithOffers["offers"] = [OFFER]) =>
    jobForCustomer(
      { job: { ...JOB, ...job }, offers, photos: [] },
      { order: "price", now: NOW, ownBookings: [] },
    );

  test("has neither ids nor the phone of its customer", () => {
    const { job } = pageOf({});
    expect(job).not.toHaveProperty("customerId");
    expect(job).not.toHaveProperty("phone");
  });

  test("shows contact details in an offer only after it is accepted", () => {
    const accepted = {
      ...OFFER,
      id: "accepted",
      priceAmount: 900_000,
      status: "accepted" as const,
    };
    const { offers, hides } = pageOf({}, [accepted, OFFER]);
    expect(offers.map(({ message }) => message)).toEqual([
      `Parts are included. WhatsApp ${HIDDEN}.`,
      OFFER.message,
    ]);
    expect(offers[0]?.serviceTitle).toBe(`Taps, ${HIDDEN}`);
    for (const status of ["withdrawn", "not-chosen"] as const) {
      const [ended] = pageOf({}, [{ ...OFFER, status }]).offers;
      expect(ended?.message, status).toBe(`Parts are included. WhatsApp ${HIDDEN}.`);
    }
    expect(hides).toBe(true);
    expect(pageOf({ details: "It drips." }).hides).toBe(false);
  });

  test("has only times that are still to come", () => {
    expect(pageOf({}).offers[0]?.times).toEqual([NOW + HOUR_MS]);
  });

  test.each([
    [{}, true],
    [{ expiresAt: NOW }, false],
    [{ hidden: true }, false],
    [{ status: "taken" as const }, false],
  ])("says whether the job is open: %o gives %s", (change, isOpen) => {
    expect(pageOf(change).job.isOpen).toBe(isOpen);
  });
});

describe("the page of a job for a professional", () => {
  const SERVICE = {
    id: "service",
    title: "Taps",
    priceAmount: 800_000,
    priceType: "hourly" as const,
    visitMinutes: 60,
  };
  const READING: JobForOffer = {
    job: JOB,
    offer: null,
    services: [SERVICE],
    service: SERVICE,
    photos: [{ id: "photo", alt: "612 3456", width: 1, height: 1 }],
    schedule: {
      windows: { weekdays: true, weekends: true, evenings: false },
      hours: [],
      daysOff: [],
      rules: { ...DEFAULT_RULES, horizonDays: 365 },
      held: [],
    },
  };
  const pageOf = (
    change: Partial<JobForOffer>,
    day: string | null = null,
    length: string | null = null,
  ) => jobForProfessional({ ...READING, ...change }, { day, length, now: NOW });

  test("hides contact details of the job until the own offer is accepted", () => {
    const before = pageOf({ offer: OFFER });
    expect([before.job.details, before.photos[0]?.alt]).toEqual([
      `Call ${HIDDEN} about it.`,
      HIDDEN,
    ]);
    expect([before.hides, before.job]).toEqual([
      true,
      expect.not.objectContaining({ customerId: "customer" }),
    ]);
    const after = pageOf({ offer: { ...OFFER, status: "accepted" } });
    expect([after.job.details, after.photos[0]?.alt, after.hides]).toEqual([
      "Call 612 3456 about it.",
      "612 3456",
      false,
    ]);
  });

  test("shows the chosen day and length, else those of the job and of the own offer", () => {
    expect([pageOf({}).week?.chosen.day, pageOf({}).minutes]).toEqual(["2027-01-04", 60]);
    expect(pageOf({ offer: OFFER }).minutes).toBe(90);
    const chosen = pageOf({ offer: OFFER }, "2027-01-05", "120");
    expect([chosen.week?.chosen.day, chosen.minutes]).toEqual(["2027-01-05", 120]);
  });

  test("has no times without a service of the trade", () => {
    expect(pageOf({ service: null, services: [] })).toMatchObject({ week: null, minutes: 0 });
  });
});
