CREATE TABLE `booking_history` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`from_status` text,
	`to_status` text,
	`reason` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "booking_history_actor" CHECK("booking_history"."actor" in ('customer', 'professional', 'system')),
	CONSTRAINT "booking_history_reason" CHECK(length("booking_history"."reason") <= 300)
);
--> statement-breakpoint
CREATE INDEX `booking_history_booking` ON `booking_history` (`booking_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`service_id` text NOT NULL,
	`customer_id` text,
	`professional_id` text NOT NULL,
	`booking_date` text NOT NULL,
	`booking_time` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`ended_by` text,
	`end_reason` text,
	`no_show` text,
	`total_amount` integer NOT NULL,
	`price_type` text NOT NULL,
	`location` text NOT NULL,
	`region` text,
	`landmark` text,
	`notes` text,
	`customer_phone` text,
	`idempotency_key` text NOT NULL,
	`expires_at` integer,
	`proposed_starts_at` integer,
	`proposed_by` text,
	`proposals` integer DEFAULT 0 NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`day_reminder_sent_at` integer,
	`hour_reminder_sent_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`professional_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bookings_status" CHECK("bookings"."status" in ('pending', 'confirmed', 'completed', 'cancelled')),
	CONSTRAINT "bookings_ended_by" CHECK("bookings"."ended_by" in ('customer', 'professional', 'system')),
	CONSTRAINT "bookings_no_show" CHECK("bookings"."no_show" in ('customer', 'professional')),
	CONSTRAINT "bookings_proposed_by" CHECK("bookings"."proposed_by" in ('customer', 'professional')),
	CONSTRAINT "bookings_price_type" CHECK("bookings"."price_type" in ('hourly', 'fixed', 'starting_at')),
	CONSTRAINT "bookings_location" CHECK("bookings"."location" in ('customer', 'professional', 'other')),
	CONSTRAINT "bookings_amount" CHECK("bookings"."total_amount" between 0 and 100000000000),
	CONSTRAINT "bookings_proposals" CHECK("bookings"."proposals" between 0 and 3),
	CONSTRAINT "bookings_order" CHECK(ends_at > starts_at),
	CONSTRAINT "bookings_landmark" CHECK(length("bookings"."landmark") <= 200),
	CONSTRAINT "bookings_notes" CHECK(length("bookings"."notes") <= 1000),
	CONSTRAINT "bookings_end_reason" CHECK(length("bookings"."end_reason") <= 300)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_reference` ON `bookings` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_idempotency` ON `bookings` (`customer_id`,`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_slot` ON `bookings` (`professional_id`,`starts_at`) WHERE status in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX `bookings_professional` ON `bookings` (`professional_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `bookings_customer` ON `bookings` (`customer_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `bookings_service` ON `bookings` (`service_id`,`status`);--> statement-breakpoint
CREATE INDEX `bookings_expiry` ON `bookings` (`expires_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `bookings_upcoming` ON `bookings` (`starts_at`) WHERE status = 'confirmed';--> statement-breakpoint
CREATE TABLE `conversation_members` (
	`conversation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`last_read_seq` integer DEFAULT 0 NOT NULL,
	`muted` integer DEFAULT false NOT NULL,
	`mailed_at` integer,
	PRIMARY KEY(`conversation_id`, `user_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "conversation_members_seq" CHECK(last_read_seq >= 0)
);
--> statement-breakpoint
CREATE INDEX `conversation_members_user` ON `conversation_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`participant_1` text NOT NULL,
	`participant_2` text NOT NULL,
	`service_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`participant_1`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`participant_2`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "conversations_two_people" CHECK(participant_1 <> participant_2)
);
--> statement-breakpoint
CREATE INDEX `conversations_participant_1` ON `conversations` (`participant_1`,`updated_at`);--> statement-breakpoint
CREATE INDEX `conversations_participant_2` ON `conversations` (`participant_2`,`updated_at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`sender_id` text,
	`client_id` text NOT NULL,
	`seq` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "messages_seq" CHECK(seq > 0),
	CONSTRAINT "messages_content" CHECK(length("messages"."content") <= 5000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_order` ON `messages` (`conversation_id`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_once` ON `messages` (`conversation_id`,`sender_id`,`client_id`);--> statement-breakpoint
CREATE TABLE `availability` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`starts_minute` integer NOT NULL,
	`ends_minute` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "availability_weekday" CHECK("availability"."weekday" between 0 and 6),
	CONSTRAINT "availability_start" CHECK("availability"."starts_minute" between 0 and 1439),
	CONSTRAINT "availability_end" CHECK("availability"."ends_minute" between 1 and 1440)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `availability_window` ON `availability` (`user_id`,`weekday`,`starts_minute`);--> statement-breakpoint
CREATE TABLE `blocks` (
	`blocker_id` text NOT NULL,
	`blocked_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`blocker_id`, `blocked_id`),
	FOREIGN KEY (`blocker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blocks_blocked` ON `blocks` (`blocked_id`);--> statement-breakpoint
CREATE TABLE `booking_rules` (
	`user_id` text PRIMARY KEY NOT NULL,
	`buffer_minutes` integer DEFAULT 0 NOT NULL,
	`minimum_notice_hours` integer DEFAULT 2 NOT NULL,
	`horizon_days` integer DEFAULT 60 NOT NULL,
	`max_per_day` integer,
	`feed_hash` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "booking_rules_buffer" CHECK("booking_rules"."buffer_minutes" between 0 and 120),
	CONSTRAINT "booking_rules_notice" CHECK("booking_rules"."minimum_notice_hours" between 0 and 72),
	CONSTRAINT "booking_rules_horizon" CHECK("booking_rules"."horizon_days" between 1 and 60),
	CONSTRAINT "booking_rules_max" CHECK("booking_rules"."max_per_day" between 1 and 48)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_rules_feed` ON `booking_rules` (`feed_hash`);--> statement-breakpoint
CREATE TABLE `days_off` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `devices` (
	`id_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`id_hash`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `devices_user` ON `devices` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `security_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text,
	`event` text NOT NULL,
	`details` text,
	`ip_prefix` text,
	`user_agent` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `security_events_user` ON `security_events` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_age` ON `security_events` (`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`remember` integer DEFAULT false NOT NULL,
	`last_seen_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`ip_prefix` text,
	`user_agent` text,
	`device_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`theme` text DEFAULT 'system' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`timezone` text DEFAULT 'America/Guyana' NOT NULL,
	`date_format` text DEFAULT 'DD/MM/YYYY' NOT NULL,
	`currency` text DEFAULT 'GYD' NOT NULL,
	`email_notifications` integer DEFAULT true NOT NULL,
	`push_notifications` integer DEFAULT true NOT NULL,
	`sms_notifications` integer DEFAULT false NOT NULL,
	`marketing_emails` integer DEFAULT false NOT NULL,
	`booking_reminders` integer DEFAULT true NOT NULL,
	`message_notifications` integer DEFAULT true NOT NULL,
	`review_notifications` integer DEFAULT true NOT NULL,
	`profile_visibility` text DEFAULT 'public' NOT NULL,
	`show_email` integer DEFAULT false NOT NULL,
	`show_phone` integer DEFAULT false NOT NULL,
	`allow_direct_messages` integer DEFAULT true NOT NULL,
	`show_online_status` integer DEFAULT true NOT NULL,
	`login_alerts` integer DEFAULT true NOT NULL,
	`session_timeout` integer DEFAULT 30 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "settings_theme" CHECK("settings"."theme" in ('light', 'dark', 'system')),
	CONSTRAINT "settings_language" CHECK("settings"."language" in ('en', 'es', 'pt')),
	CONSTRAINT "settings_timezone" CHECK("settings"."timezone" in ('America/Guyana', 'America/New_York', 'America/Los_Angeles')),
	CONSTRAINT "settings_date_format" CHECK("settings"."date_format" in ('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD')),
	CONSTRAINT "settings_currency" CHECK("settings"."currency" in ('GYD')),
	CONSTRAINT "settings_visibility" CHECK("settings"."profile_visibility" in ('public', 'registered', 'private')),
	CONSTRAINT "settings_timeout" CHECK(session_timeout in (0, 15, 30, 60, 120))
);
--> statement-breakpoint
CREATE TABLE `tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "tokens_kind" CHECK("tokens"."kind" in ('verify-email', 'reset-password', 'change-email', 'not-me'))
);
--> statement-breakpoint
CREATE INDEX `tokens_user` ON `tokens` (`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `tokens_expiry` ON `tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `two_factor` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`email_verified_at` integer,
	`role` text DEFAULT 'customer' NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone` text,
	`profile_picture` text,
	`bio` text,
	`date_of_birth` text,
	`location_city` text,
	`location_state` text DEFAULT 'Guyana' NOT NULL,
	`location_zipcode` text,
	`business_name` text,
	`website` text,
	`specialties` text DEFAULT '[]' NOT NULL,
	`years_of_experience` integer,
	`hourly_rate` integer,
	`availability_weekdays` integer DEFAULT false NOT NULL,
	`availability_weekends` integer DEFAULT false NOT NULL,
	`availability_evenings` integer DEFAULT false NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`rating` real GENERATED ALWAYS AS (case when review_count = 0 then 0 else round(1.0 * rating_sum / review_count, 1) end) VIRTUAL,
	`rating_score` real GENERATED ALWAYS AS ((rating_sum + 22.5) / (review_count + 5)) VIRTUAL,
	`terms_version` text,
	`terms_accepted_at` integer,
	`deactivated_at` integer,
	`deletion_requested_at` integer,
	`deleted_at` integer,
	`hidden_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_role" CHECK("users"."role" in ('customer', 'professional')),
	CONSTRAINT "users_years" CHECK("users"."years_of_experience" between 0 and 50),
	CONSTRAINT "users_hourly_rate" CHECK("users"."hourly_rate" between 0 and 1000000000),
	CONSTRAINT "users_rating_sum" CHECK("users"."rating_sum" between 0 and 5000000000),
	CONSTRAINT "users_review_count" CHECK("users"."review_count" between 0 and 1000000000),
	CONSTRAINT "users_first_name" CHECK(length("users"."first_name") <= 50),
	CONSTRAINT "users_last_name" CHECK(length("users"."last_name") <= 50),
	CONSTRAINT "users_business_name" CHECK(length("users"."business_name") <= 100),
	CONSTRAINT "users_bio" CHECK(length("users"."bio") <= 1000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (lower("email"));--> statement-breakpoint
CREATE INDEX `users_top_rated` ON `users` (`rating_score`) WHERE role = 'professional' and review_count >= 3;--> statement-breakpoint
CREATE INDEX `users_deletion` ON `users` (`deletion_requested_at`) WHERE deletion_requested_at is not null;--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket` text NOT NULL,
	`topic` text NOT NULL,
	`email` text NOT NULL,
	`user_id` text,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "contact_messages_topic" CHECK("contact_messages"."topic" in ('general', 'customer', 'professional', 'safety', 'business')),
	CONSTRAINT "contact_messages_message" CHECK(length("contact_messages"."message") <= 2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_ticket` ON `contact_messages` (`ticket`);--> statement-breakpoint
CREATE INDEX `contact_messages_newest` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`dedupe_key` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`user_id` text,
	`subject` text NOT NULL,
	`text_body` text NOT NULL,
	`html_body` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mail_outbox_status" CHECK("mail_outbox"."status" in ('queued', 'sent', 'failed')),
	CONSTRAINT "mail_outbox_attempts" CHECK("mail_outbox"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_outbox_dedupe` ON `mail_outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`next_attempt_at`) WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX `mail_outbox_recipient` ON `mail_outbox` (`recipient`,`created_at`);--> statement-breakpoint
CREATE TABLE `newsletter_subscriptions` (
	`email` text PRIMARY KEY NOT NULL,
	`confirm_hash` text,
	`unsubscribe_hash` text NOT NULL,
	`confirmed_at` integer,
	`unsubscribed_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_confirm` ON `newsletter_subscriptions` (`confirm_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_unsubscribe` ON `newsletter_subscriptions` (`unsubscribe_hash`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`link` text NOT NULL,
	`read_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notifications_kind" CHECK("notifications"."kind" in ('booking', 'message', 'review', 'account'))
);
--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `notifications_age` ON `notifications` (`created_at`);--> statement-breakpoint
CREATE TABLE `push_endpoints` (
	`endpoint` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_endpoints_user` ON `push_endpoints` (`user_id`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL,
	PRIMARY KEY(`action`, `subject`),
	CONSTRAINT "rate_limits_count" CHECK("rate_limits"."count" between 0 and 1000000)
);
--> statement-breakpoint
CREATE INDEX `rate_limits_expiry` ON `rate_limits` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `rating_counts` (
	`subject_id` text NOT NULL,
	`rating` integer NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`subject_id`, `rating`),
	CONSTRAINT "rating_counts_rating" CHECK("rating_counts"."rating" between 1 and 5),
	CONSTRAINT "rating_counts_count" CHECK("rating_counts"."review_count" between 0 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`reporter_id` text,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	`resolution` text,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "reports_subject_kind" CHECK("reports"."subject_kind" in ('review', 'service', 'user', 'conversation', 'booking')),
	CONSTRAINT "reports_reason" CHECK(length("reports"."reason") <= 1000)
);
--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`resolved_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_reporter` ON `reports` (`reporter_id`);--> statement-breakpoint
CREATE TABLE `review_helpful` (
	`review_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`review_id`, `user_id`),
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `review_helpful_user` ON `review_helpful` (`user_id`);--> statement-breakpoint
CREATE TABLE `review_replies` (
	`review_id` text PRIMARY KEY NOT NULL,
	`professional_id` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`professional_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "review_replies_content" CHECK(length("review_replies"."content") <= 500)
);
--> statement-breakpoint
CREATE INDEX `review_replies_professional` ON `review_replies` (`professional_id`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`service_id` text NOT NULL,
	`professional_id` text NOT NULL,
	`customer_id` text,
	`rating` integer NOT NULL,
	`comment` text NOT NULL,
	`helpful_count` integer DEFAULT 0 NOT NULL,
	`hidden_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`professional_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "reviews_rating" CHECK("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_helpful_count" CHECK("reviews"."helpful_count" between 0 and 1000000000),
	CONSTRAINT "reviews_comment" CHECK(length("reviews"."comment") <= 2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`service_id`,`customer_id`);--> statement-breakpoint
CREATE INDEX `reviews_service_newest` ON `reviews` (`service_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reviews_service_rating` ON `reviews` (`service_id`,`rating`,`created_at`);--> statement-breakpoint
CREATE INDEX `reviews_service_helpful` ON `reviews` (`service_id`,`helpful_count`,`created_at`);--> statement-breakpoint
CREATE INDEX `reviews_professional_newest` ON `reviews` (`professional_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reviews_professional_rating` ON `reviews` (`professional_id`,`rating`,`created_at`);--> statement-breakpoint
CREATE INDEX `reviews_professional_helpful` ON `reviews` (`professional_id`,`helpful_count`,`created_at`);--> statement-breakpoint
CREATE INDEX `reviews_customer_newest` ON `reviews` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `category_counts` (
	`category_id` text NOT NULL,
	`subcategory_id` text DEFAULT '' NOT NULL,
	`service_count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`category_id`, `subcategory_id`),
	CONSTRAINT "category_counts_count" CHECK("category_counts"."service_count" between 0 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE `photos` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`service_id` text,
	`position` integer DEFAULT 0 NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "photos_position" CHECK("photos"."position" between 0 and 4),
	CONSTRAINT "photos_width" CHECK("photos"."width" between 1 and 12000),
	CONSTRAINT "photos_height" CHECK("photos"."height" between 1 and 12000),
	CONSTRAINT "photos_alt" CHECK(length("photos"."alt") <= 120)
);
--> statement-breakpoint
CREATE INDEX `photos_service` ON `photos` (`service_id`,`position`);--> statement-breakpoint
CREATE INDEX `photos_owner` ON `photos` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `photos_orphans` ON `photos` (`created_at`) WHERE service_id is null;--> statement-breakpoint
CREATE TABLE `recent_searches` (
	`user_id` text NOT NULL,
	`query` text NOT NULL,
	`searched_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `query`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `saved_services` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`service_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_services_once` ON `saved_services` (`user_id`,`service_id`);--> statement-breakpoint
CREATE INDEX `saved_services_newest` ON `saved_services` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `saved_services_service` ON `saved_services` (`service_id`);--> statement-breakpoint
CREATE TABLE `services` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`pro_id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`category_id` text NOT NULL,
	`subcategory_id` text,
	`price_amount` integer NOT NULL,
	`price_type` text DEFAULT 'hourly' NOT NULL,
	`location_city` text NOT NULL,
	`location_state` text DEFAULT 'Guyana' NOT NULL,
	`location_zipcode` text NOT NULL,
	`availability_weekdays` integer DEFAULT false NOT NULL,
	`availability_weekends` integer DEFAULT false NOT NULL,
	`availability_evenings` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`rating` real GENERATED ALWAYS AS (case when review_count = 0 then 0 else round(1.0 * rating_sum / review_count, 1) end) VIRTUAL,
	`search_text` text NOT NULL,
	`owner_visible` integer DEFAULT true NOT NULL,
	`hidden_at` integer,
	`deleted_at` integer,
	`listed` integer GENERATED ALWAYS AS (status = 'active' and owner_visible = 1 and hidden_at is null and deleted_at is null) VIRTUAL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`search_windows` text GENERATED ALWAYS AS ((char(57346)) || (case when availability_weekdays then ' ' || char(57346) || 'weekdays' else '' end) || (case when availability_weekends then ' ' || char(57346) || 'weekends' else '' end) || (case when availability_evenings then ' ' || char(57346) || 'evenings' else '' end)) VIRTUAL,
	`search_facets` text GENERATED ALWAYS AS ((search_windows) || (case when rating >= 3 then ' ' || replace(search_windows, char(57346), char(57346) || 'r30') else '' end) || (case when rating >= 4 then ' ' || replace(search_windows, char(57346), char(57346) || 'r40') else '' end) || (case when rating >= 4.5 then ' ' || replace(search_windows, char(57346), char(57346) || 'r45') else '' end) || (' ' || char(57346) || 'p' || char(96 + length(price_amount))) || (case when length(price_amount) >= 1 then ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 1) || ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 0) || case when substr(price_amount, 1, 1) < '5' then 'l' else 'h' end else '' end) || (case when length(price_amount) >= 2 then ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 2) || ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 1) || case when substr(price_amount, 2, 1) < '5' then 'l' else 'h' end else '' end) || (case when length(price_amount) >= 3 then ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 3) || ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 2) || case when substr(price_amount, 3, 1) < '5' then 'l' else 'h' end else '' end) || (case when length(price_amount) >= 4 then ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 4) || ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 3) || case when substr(price_amount, 4, 1) < '5' then 'l' else 'h' end else '' end) || (case when length(price_amount) >= 5 then ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 5) || ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 4) || case when substr(price_amount, 5, 1) < '5' then 'l' else 'h' end else '' end) || (case when length(price_amount) >= 6 then ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 6) || ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 5) || case when substr(price_amount, 6, 1) < '5' then 'l' else 'h' end else '' end) || (case when length(price_amount) >= 7 then ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 7) || ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 6) || case when substr(price_amount, 7, 1) < '5' then 'l' else 'h' end else '' end) || (case when length(price_amount) >= 8 then ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 8) || ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 7) || case when substr(price_amount, 8, 1) < '5' then 'l' else 'h' end else '' end) || (case when length(price_amount) >= 9 then ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 9) || ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 8) || case when substr(price_amount, 9, 1) < '5' then 'l' else 'h' end else '' end) || (case when length(price_amount) >= 10 then ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 10) || ' ' || char(57346) || 'p' || char(96 + length(price_amount)) || substr(price_amount, 1, 9) || case when substr(price_amount, 10, 1) < '5' then 'l' else 'h' end else '' end)) VIRTUAL,
	`search_doc` text GENERATED ALWAYS AS ((search_text) || (' ' || replace(search_facets, char(57346), char(57346) || 'all')) || (' ' || replace(search_facets, char(57346), char(57346) || 'c' || replace(category_id, '-', ''))) || (' ' || char(57346) || 's' || replace(coalesce(subcategory_id, ''), '-', ''))) VIRTUAL,
	`rank_newest` integer GENERATED ALWAYS AS (((max(0, min(2147483647, 3800000000 - created_at / 1000))) << 32) | number) VIRTUAL,
	`rank_rating` integer GENERATED ALWAYS AS ((((50 - cast(round(10 * rating) as integer)) * 16777216 + 16777215 - min(review_count, 16777215)) << 32) | number) VIRTUAL,
	`rank_reviews` integer GENERATED ALWAYS AS ((((16777215 - min(review_count, 16777215)) * 64 + 50 - cast(round(10 * rating) as integer)) << 32) | number) VIRTUAL,
	`rank_price_low` integer GENERATED ALWAYS AS (((price_amount) << 32) | number) VIRTUAL,
	`rank_price_high` integer GENERATED ALWAYS AS (((1000000000 - price_amount) << 32) | number) VIRTUAL,
	FOREIGN KEY (`pro_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "services_status" CHECK("services"."status" in ('active', 'inactive', 'pending')),
	CONSTRAINT "services_price_type" CHECK("services"."price_type" in ('hourly', 'fixed', 'starting_at')),
	CONSTRAINT "services_price" CHECK("services"."price_amount" between 1 and 1000000000),
	CONSTRAINT "services_rating_sum" CHECK("services"."rating_sum" between 0 and 5000000000),
	CONSTRAINT "services_review_count" CHECK("services"."review_count" between 0 and 1000000000),
	CONSTRAINT "services_title" CHECK(length("services"."title") <= 100),
	CONSTRAINT "services_description" CHECK(length("services"."description") <= 2000),
	CONSTRAINT "services_availability" CHECK(availability_weekdays + availability_weekends + availability_evenings > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `services_id` ON `services` (`id`);--> statement-breakpoint
CREATE INDEX `services_pro` ON `services` (`pro_id`,`created_at`);