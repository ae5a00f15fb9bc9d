import type { Client } from "@libsql/client";
import { photoKeys } from "#app/photos/keys.ts";
import type { PhotoBucket } from "#app/photos/ports.ts";
import { DAY } from "#tests/support/application/accounts.ts";
import {
  addBooking,
  addCustomer,
  addPhoto,
  addProfessional,
  addReply,
  addReview,
  addService,
  insert,
  NOW,
} from "#tests/support/fixtures.ts";
import { addConversation, addMessage, addOffer } from "#tests/support/records/conversations.ts";
import { addJob, addJobOffer } from "#tests/support/records/jobs.ts";

/** What a person is known by, each with letters that nothing else in the database has. */
export const MARKS = {
  firstName: "Zqxwena",
  lastName: "Vbkqort",
  businessName: "Jwxqfix Works",
  email: "zqxw.vbkq@jxmail.example",
  formerEmail: "zq.former@jxmail.example",
  contactEmail: "zq.other@jxmail.example",
  phone: "+5926987654",
  bio: "Kzvqbio of twelve years",
  website: "https://qzwsite.example",
  birth: "1987-06-05",
  city: "Qvzhamlet",
  zip: "QZX 77",
  landmark: "Xqvlandmark by the koker",
  notes: "Vqznotes about the gate",
  ownReason: "Zvqreason for cancelling",
  description: "Wqzdescription of the trade",
  contact: "Qwzcontact what I want to say",
  search: "xzqsearch",
  typed: "Vzxtyped into a form",
  agent: "Qxzagent/1.0",
  network: "203.0.113.0",
  device: "zqxdevicehash",
  push: "https://fcm.googleapis.com/zqxendpoint",
  reportedOf: "Bqzreported of this person",
  totp: "zqxsecretoftotp",
} as const;

/** The first night after the 14 days. */
export const ERASED_AT = Date.UTC(2026, 11, 5, 7);

/** What others have a share in, without a name. */
export const REMAINING = {
  review: "Jqzreview words stay",
  reply: "Kqwreply words stay",
  message: "Vxjmessage words stay",
  title: "Xjqtitle of a service",
  report: "Zjqreport about another",
  reason: "Jzvreason of the customer who cancelled",
} as const;

/** Adds a person who has used everything, on both sides of it, and whoever that needs; rows of every table are theirs. */
export async function addPersonInEveryTable(client: Client, bucket: PhotoBucket) {
  const person = await addProfessional(client, {
    first_name: MARKS.firstName,
    last_name: MARKS.lastName,
    business_name: MARKS.businessName,
    email: MARKS.email,
    phone: MARKS.phone,
    bio: MARKS.bio,
    website: MARKS.website,
    location_city: MARKS.city,
  });
  await client.execute({
    sql: "update users set date_of_birth = ?, location_zipcode = ?, registered_device = ? where id = ?",
    args: [MARKS.birth, MARKS.zip, MARKS.device, person],
  });
  const other = await addProfessional(client);
  const neighbour = await addCustomer(client);
  const own = await addService(client, person, {
    title: REMAINING.title,
    description: MARKS.description,
    location_city: MARKS.city,
    first_name: MARKS.firstName,
    last_name: MARKS.lastName,
    business_name: MARKS.businessName,
  });
  const theirs = await addService(client, other);
  const photoIds = [
    await addPhoto(client, { serviceId: own, proId: person }),
    await addPhoto(client, { serviceId: own, proId: person }, 1, MARKS.description),
  ];
  for (const id of photoIds) {
    for (const key of photoKeys(id)) await bucket.put(key, new Uint8Array([1]).buffer);
  }
  await client.execute({
    sql: "update users set profile_picture = ? where id = ?",
    args: [photoIds[0] ?? "", person],
  });
  await insert(client, "leftover_photos", { photo_id: crypto.randomUUID(), due_at: NOW });
  await insert(client, "leftover_papers", { paper_key: "p", due_at: NOW });

  const bookingAsCustomer = await addBooking(
    client,
    { serviceId: theirs, proId: other, customerId: person },
    "cancelled",
  );
  await client.execute({
    sql: "update bookings set landmark = ?, notes = ?, customer_phone = ?, ended_by = 'customer', end_reason = ? where id = ?",
    args: [MARKS.landmark, MARKS.notes, MARKS.phone, MARKS.ownReason, bookingAsCustomer],
  });
  const bookingAsProfessional = await addBooking(
    client,
    { serviceId: own, proId: person, customerId: neighbour },
    "cancelled",
  );
  await client.execute({
    sql: "update bookings set starts_at = starts_at + 1e7, ends_at = ends_at + 1e7, ended_by = 'professional', end_reason = ? where id = ?",
    args: [MARKS.ownReason, bookingAsProfessional],
  });
  const endedByCustomer = await addBooking(
    client,
    { serviceId: own, proId: person, customerId: neighbour },
    "cancelled",
  );
  await client.execute({
    sql: "update bookings set starts_at = starts_at + 2e7, ends_at = ends_at + 2e7, ended_by = 'customer', end_reason = ? where id = ?",
    args: [REMAINING.reason, endedByCustomer],
  });
  for (const [booking_id, actor] of [
    [bookingAsCustomer, "customer"],
    [bookingAsProfessional, "professional"],
  ] as const) {
    await insert(client, "booking_history", {
      id: crypto.randomUUID(),
      booking_id,
      actor,
      action: "cancelled",
      reason: MARKS.ownReason,
      created_at: NOW,
    });
  }
  const ownReview = await addReview(
    client,
    { serviceId: theirs, proId: other, customerId: person },
    { comment: REMAINING.review },
  );
  const received = await addReview(client, {
    serviceId: own,
    proId: person,
    customerId: neighbour,
  });
  await addReply(client, { reviewId: received, proId: person }, REMAINING.reply);
  for (const [review_id, user_id] of [
    [ownReview, neighbour],
    [received, other],
  ] as const) {
    await insert(client, "review_helpful", { review_id, user_id, created_at: NOW });
  }
  const conversation = await addConversation(client, [person, neighbour], { service_id: own });
  await addMessage(client, { conversationId: conversation, senderId: person }, REMAINING.message);
  await addOffer(
    client,
    { conversationId: conversation, serviceId: own, proId: person, customerId: neighbour },
    { note: REMAINING.message },
  );
  await client.execute("update conversation_members set mail_due_at = 1e15");

  await insert(client, "push_endpoints", {
    endpoint: MARKS.push,
    user_id: person,
    device_id: MARKS.device,
    p256dh: "B",
    auth: "a",
    created_at: NOW,
  });
  const telling = [
    [person, neighbour, "message", "You have news", "/dashboard"],
    [
      neighbour,
      person,
      "message",
      `New message from ${MARKS.businessName}`,
      `/dashboard/messages?conversation=${conversation}`,
    ],
    [other, person, "review", `${MARKS.firstName} V. wrote a review`, "/dashboard/reviews"],
    [
      other,
      person,
      "booking",
      `${MARKS.firstName} ${MARKS.lastName} cancelled`,
      `/dashboard/bookings/${bookingAsCustomer}`,
    ],
  ] as const;
  for (const [user_id, about_user_id, kind, title, link] of telling) {
    await insert(client, "notifications", {
      ...{ id: crypto.randomUUID(), user_id, about_user_id, kind, title, link, created_at: NOW },
    });
  }
  const emailContent = (fields: {
    recipient: string;
    user_id?: string;
    text_body: string;
    status?: string;
    created_at?: number;
  }) =>
    insert(client, "mail_outbox", {
      id: crypto.randomUUID(),
      dedupe_key: crypto.randomUUID(),
      kind: "booking-requested",
      subject: "About a booking",
      html_body: "",
      next_attempt_at: 1e15,
      created_at: NOW,
      ...fields,
    });
  await emailContent({
    recipient: MARKS.formerEmail,
    user_id: person,
    text_body: "Your address",
    // So new that only the erasure takes the address away, not what forgets former recipients.
    created_at: ERASED_AT,
  });
  await emailContent({ recipient: MARKS.email, text_body: "Somebody subscribed" });
  await emailContent({
    recipient: "ravi@kayap.test",
    text_body: `From ${MARKS.firstName} ${MARKS.lastName}`,
  });
  await emailContent({
    recipient: "ravi@kayap.test",
    status: "failed",
    text_body: `${MARKS.firstName} asks: /dashboard/bookings/${bookingAsCustomer}`,
  });
  await emailContent({
    recipient: "anita@kayap.test",
    text_body: `${MARKS.firstName} writes: /dashboard/messages?conversation=${conversation}`,
  });

  const at = { created_at: NOW };
  for (const [email, user_id] of [
    [MARKS.email, null],
    [MARKS.contactEmail, person],
  ] as const) {
    const id = crypto.randomUUID();
    const ticket = `KY-${id.slice(0, 6).toUpperCase()}`;
    await insert(client, "contact_messages", {
      ...{ id, ticket, topic: "general", email, user_id, message: MARKS.contact, ...at },
    });
    await insert(client, "contact_answers", {
      ...{ id: crypto.randomUUID(), contact_message_id: id, kind: "note", ...at },
      content: `${MARKS.firstName} has asked before.`,
    });
    await insert(client, "mail_outbox", {
      id: crypto.randomUUID(),
      dedupe_key: `contact:${id}:support@kayap.test`,
      kind: "contact",
      recipient: "support@kayap.test",
      subject: ticket,
      text_body: MARKS.contact,
      html_body: "",
      headers: JSON.stringify({ "Reply-To": email }),
      next_attempt_at: 1e15,
      ...at,
    });
  }
  await insert(client, "newsletter_subscriptions", {
    ...{ email: MARKS.email, unsubscribe_hash: "u", confirmed_at: NOW, ...at },
  });
  for (const [reporter_id, subject_kind, subject_id, reason] of [
    [person, "user", other, REMAINING.report],
    [other, "user", person, MARKS.reportedOf],
    [neighbour, "service", own, MARKS.reportedOf],
    [other, "review", ownReview, MARKS.reportedOf],
    [neighbour, "conversation", conversation, MARKS.reportedOf],
    [other, "booking", bookingAsCustomer, MARKS.reportedOf],
    [person, "conversation", conversation, REMAINING.report],
    [person, "booking", bookingAsCustomer, REMAINING.report],
  ] as const) {
    const id = crypto.randomUUID();
    await insert(client, "reports", {
      ...{ id, reporter_id, subject_kind, subject_id, reason, ...at },
    });
    await insert(client, "dispute_questions", {
      ...{ id, report_id: id, recipient: MARKS.email, asked_by: other, ...at },
      question: `When did you book with ${MARKS.businessName}?`,
    });
  }
  const from = { ip_prefix: MARKS.network, user_agent: MARKS.agent };
  const own_ = { user_id: person };
  await insert(client, "sessions", {
    ...{
      ...own_,
      id_hash: "s",
      expires_at: 1e15,
      last_seen_at: NOW,
      device_id: MARKS.device,
      ...from,
      ...at,
    },
  });
  await insert(client, "tokens", {
    ...{
      ...own_,
      hash: "t",
      kind: "change-email",
      email: MARKS.formerEmail,
      expires_at: 1e15,
      ...at,
    },
  });
  await insert(client, "devices", {
    ...{ ...own_, id_hash: MARKS.device, first_seen_at: NOW, last_seen_at: NOW },
  });
  await insert(client, "staff", { ...own_, role: "support", ...at });
  await insert(client, "staff_sessions", {
    ...{ ...own_, session_hash: "s", started_at: NOW, last_seen_at: NOW },
  });
  await insert(client, "staff_log", {
    ...{ staff_id: person, act: "warned", subject_kind: "account", subject_id: person, ...at },
    reason: `${MARKS.firstName} wrote the same to forty people.`,
  });
  await insert(client, "measures", {
    ...{ id: "m", person_id: person, kind: "warning", subject_kind: "account", ...at },
    subject_id: person,
    reason: `${MARKS.firstName} wrote the same to forty people.`,
    appeal: MARKS.contact,
  });
  await insert(client, "licences", {
    ...{ ...own_, id: "i", kind: "trade", number: MARKS.zip, issuer: "GRA", paper_key: "k", ...at },
  });
  await insert(client, "newsletters", {
    ...{ id: "n", subject: "News", content: "Nothing new", updated_at: NOW, ...at },
  });
  await insert(client, "site_settings", { id: 1, updated_at: NOW });
  await insert(client, "two_factor", { ...own_, secret: MARKS.totp });
  await insert(client, "recovery_codes", { ...own_, hash: "r" });
  await insert(client, "two_factor_recoveries", {
    ...{ ...own_, factor_confirmed_at: NOW, started_at: NOW, due_at: NOW + 1, noticed_at: NOW },
  });
  await insert(client, "two_factor_devices", {
    ...{ ...own_, device_id: MARKS.device, passed_at: NOW },
  });
  await insert(client, "settings", { ...own_, updated_at: NOW });
  await insert(client, "security_events", { ...own_, event: "signed-in", ...from, ...at });
  await insert(client, "data_links", { ...own_, hash: "l", asked_at: NOW, expires_at: 1e15 });
  const typed = { ...own_, path: "/contact", fields: MARKS.typed, expires_at: 1e15 };
  await insert(client, "unsent_forms", { ...typed, device_id: "phone" });
  await insert(client, "typed_forms", typed);
  await insert(client, "availability", {
    ...{ ...own_, id: "a", weekday: 1, starts_minute: 0, ends_minute: 60 },
  });
  await insert(client, "days_off", { ...own_, day: "2026-12-24" });
  await insert(client, "booking_rules", { ...own_, feed_hash: "f" });
  await insert(client, "blocks", { blocker_id: person, blocked_id: other, ...at });
  await insert(client, "blocks", { blocker_id: neighbour, blocked_id: person, ...at });
  await insert(client, "saved_services", { ...own_, id: "v", service_id: theirs, ...at });
  await insert(client, "removed_saved_services", {
    ...{ ...own_, id: "w", service_id: theirs, removed_at: 1e15, ...at },
  });
  await insert(client, "recent_searches", { ...own_, query: MARKS.search, searched_at: NOW });
  await insert(client, "search_salts", { day: "2026-11-20", salt: "s" });
  await insert(client, "missed_searches", { day: "2026-11-20", device: "d", text: "tinsmith" });
  await insert(client, "usual_prices", {
    category_id: "pet-services",
    lower_quartile: 1,
    upper_quartile: 2,
    service_count: 8,
  });
  for (const owner of [MARKS.device, person]) {
    await insert(client, "request_drafts", {
      ...{ owner, id: crypto.randomUUID(), service_id: theirs, created_at: NOW },
      fields: JSON.stringify({ phone: MARKS.phone, landmark: MARKS.landmark, notes: MARKS.notes }),
      expires_at: NOW + DAY,
    });
  }
  await insert(client, "booking_drafts", {
    device_hash: MARKS.device,
    service_id: theirs,
    fields: JSON.stringify({ phone: MARKS.phone, landmark: MARKS.landmark, notes: MARKS.notes }),
    created_at: NOW,
    expires_at: NOW + DAY,
  });
  const ownJob = await addJob(client, person, {
    what: MARKS.search,
    details: MARKS.notes,
    landmark: MARKS.landmark,
  });
  const theirJob = await addJob(client, neighbour);
  await addJobOffer(client, { jobId: ownJob, proId: other, serviceId: theirs });
  await addJobOffer(
    client,
    { jobId: theirJob, proId: person, serviceId: own },
    { message: MARKS.description },
  );
  for (const [job_id, professional_id] of [
    [ownJob, other],
    [theirJob, person],
  ] as const) {
    await insert(client, "job_notices", { job_id, professional_id, email: "each", ...at });
  }
  await insert(client, "work_regions", { ...own_, region: "Barima-Waini" });
  for (const owner of [MARKS.device, person]) {
    await insert(client, "job_drafts", {
      ...{ owner, id: crypto.randomUUID(), expires_at: NOW + DAY, ...at },
      fields: JSON.stringify({ landmark: MARKS.landmark, details: MARKS.notes }),
    });
  }
  await insert(client, "rate_limits", {
    ...{ action: "contact", subject: "a hash", count: 1, window_ends_at: 1e15 },
  });
  return { person, photoIds };
}
