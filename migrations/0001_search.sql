-- What drizzle cannot express: the search index, and everything that triggers keep true.

-- One conversation for two people, whoever starts it.
CREATE UNIQUE INDEX conversations_pair ON conversations (min(participant_1, participant_2), max(participant_1, participant_2));
--> statement-breakpoint

-- Full-text index, once per order: FTS5 gives matches in rowid order at no cost, so the rowid is the order.
-- The text is folded in code before it gets here, so the ascii tokenizer only has to split at spaces.
CREATE VIRTUAL TABLE search_newest USING fts5(doc, content='', contentless_delete=1, detail=none, prefix='1 2 3 4', tokenize='ascii');
--> statement-breakpoint
CREATE VIRTUAL TABLE search_rating USING fts5(doc, content='', contentless_delete=1, detail=none, prefix='1 2 3 4', tokenize='ascii');
--> statement-breakpoint
CREATE VIRTUAL TABLE search_reviews USING fts5(doc, content='', contentless_delete=1, detail=none, prefix='1 2 3 4', tokenize='ascii');
--> statement-breakpoint
CREATE VIRTUAL TABLE search_price_low USING fts5(doc, content='', contentless_delete=1, detail=none, prefix='1 2 3 4', tokenize='ascii');
--> statement-breakpoint
CREATE VIRTUAL TABLE search_price_high USING fts5(doc, content='', contentless_delete=1, detail=none, prefix='1 2 3 4', tokenize='ascii');
--> statement-breakpoint

-- Every distinct word of the index, its pieces, and its forms with one letter left out (for slips of the finger).
CREATE TABLE search_words (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE search_word_parts USING fts5(word, content='search_words', content_rowid='id', tokenize='trigram');
--> statement-breakpoint
CREATE TABLE search_slips (form TEXT NOT NULL, word_id INTEGER NOT NULL, PRIMARY KEY (form, word_id)) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE search_positions (position INTEGER PRIMARY KEY);
--> statement-breakpoint
INSERT INTO search_positions (position) VALUES (1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),(19),(20);
--> statement-breakpoint
CREATE TRIGGER search_words_insert AFTER INSERT ON search_words BEGIN
  INSERT INTO search_word_parts (rowid, word) VALUES (new.id, new.word);
  INSERT INTO search_slips (form, word_id)
    SELECT DISTINCT substr(new.word, 1, position - 1) || substr(new.word, position + 1), new.id
    FROM search_positions WHERE length(new.word) BETWEEN 4 AND 20 AND position <= length(new.word);
END;
--> statement-breakpoint

-- search_text is words between single spaces, so JSON can split it. Characters 57344 to 57346 mark title words,
-- place words and facets, which are not words of their own.
-- One trigger for everything a new service needs, because SQLite does not promise an order between triggers:
-- its words, its place in the five orders, the counts, and last whether its owner may be seen (which undoes the rest).
CREATE TRIGGER services_insert AFTER INSERT ON services BEGIN
  INSERT INTO search_words (word)
    SELECT DISTINCT value FROM json_each('["' || replace(new.search_text, ' ', '","') || '"]')
    WHERE length(value) BETWEEN 3 AND 40 AND unicode(value) NOT BETWEEN 57344 AND 57346
    ON CONFLICT DO NOTHING;
  INSERT INTO search_newest (rowid, doc) SELECT new.rank_newest, new.search_doc WHERE new.listed = 1;
  INSERT INTO search_rating (rowid, doc) SELECT new.rank_rating, new.search_doc WHERE new.listed = 1;
  INSERT INTO search_reviews (rowid, doc) SELECT new.rank_reviews, new.search_doc WHERE new.listed = 1;
  INSERT INTO search_price_low (rowid, doc) SELECT new.rank_price_low, new.search_doc WHERE new.listed = 1;
  INSERT INTO search_price_high (rowid, doc) SELECT new.rank_price_high, new.search_doc WHERE new.listed = 1;
  INSERT INTO category_counts (category_id, subcategory_id, service_count)
    SELECT new.category_id, '', 1 WHERE new.listed = 1
    UNION ALL SELECT new.category_id, new.subcategory_id, 1 WHERE new.listed = 1 AND new.subcategory_id IS NOT NULL
    ON CONFLICT DO UPDATE SET service_count = service_count + 1;
  UPDATE services SET owner_visible = 0 WHERE number = new.number AND owner_visible = 1 AND EXISTS (
    SELECT 1 FROM users u LEFT JOIN settings s ON s.user_id = u.id WHERE u.id = new.pro_id AND (
      coalesce(u.hidden_at, u.deactivated_at, u.deletion_requested_at, u.deleted_at) IS NOT NULL
      OR s.profile_visibility = 'private'));
END;
--> statement-breakpoint
CREATE TRIGGER services_words_update AFTER UPDATE OF search_text ON services WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO search_words (word)
    SELECT DISTINCT value FROM json_each('["' || replace(new.search_text, ' ', '","') || '"]')
    WHERE length(value) BETWEEN 3 AND 40 AND unicode(value) NOT BETWEEN 57344 AND 57346
    ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint

CREATE TRIGGER services_search_delete AFTER DELETE ON services WHEN old.listed = 1 BEGIN
  DELETE FROM search_newest WHERE rowid = old.rank_newest;
  DELETE FROM search_rating WHERE rowid = old.rank_rating;
  DELETE FROM search_reviews WHERE rowid = old.rank_reviews;
  DELETE FROM search_price_low WHERE rowid = old.rank_price_low;
  DELETE FROM search_price_high WHERE rowid = old.rank_price_high;
END;
--> statement-breakpoint
-- One trigger a table: a new review moves a service in two orders, not in five.
CREATE TRIGGER services_newest_update AFTER UPDATE ON services
WHEN (old.listed, old.rank_newest, old.search_doc) IS NOT (new.listed, new.rank_newest, new.search_doc) BEGIN
  DELETE FROM search_newest WHERE rowid = old.rank_newest AND old.listed = 1;
  INSERT INTO search_newest (rowid, doc) SELECT new.rank_newest, new.search_doc WHERE new.listed = 1;
END;
--> statement-breakpoint
CREATE TRIGGER services_rating_update AFTER UPDATE ON services
WHEN (old.listed, old.rank_rating, old.search_doc) IS NOT (new.listed, new.rank_rating, new.search_doc) BEGIN
  DELETE FROM search_rating WHERE rowid = old.rank_rating AND old.listed = 1;
  INSERT INTO search_rating (rowid, doc) SELECT new.rank_rating, new.search_doc WHERE new.listed = 1;
END;
--> statement-breakpoint
CREATE TRIGGER services_reviews_update AFTER UPDATE ON services
WHEN (old.listed, old.rank_reviews, old.search_doc) IS NOT (new.listed, new.rank_reviews, new.search_doc) BEGIN
  DELETE FROM search_reviews WHERE rowid = old.rank_reviews AND old.listed = 1;
  INSERT INTO search_reviews (rowid, doc) SELECT new.rank_reviews, new.search_doc WHERE new.listed = 1;
END;
--> statement-breakpoint
CREATE TRIGGER services_price_low_update AFTER UPDATE ON services
WHEN (old.listed, old.rank_price_low, old.search_doc) IS NOT (new.listed, new.rank_price_low, new.search_doc) BEGIN
  DELETE FROM search_price_low WHERE rowid = old.rank_price_low AND old.listed = 1;
  INSERT INTO search_price_low (rowid, doc) SELECT new.rank_price_low, new.search_doc WHERE new.listed = 1;
END;
--> statement-breakpoint
CREATE TRIGGER services_price_high_update AFTER UPDATE ON services
WHEN (old.listed, old.rank_price_high, old.search_doc) IS NOT (new.listed, new.rank_price_high, new.search_doc) BEGIN
  DELETE FROM search_price_high WHERE rowid = old.rank_price_high AND old.listed = 1;
  INSERT INTO search_price_high (rowid, doc) SELECT new.rank_price_high, new.search_doc WHERE new.listed = 1;
END;
--> statement-breakpoint

-- Listed services per category (subcategory '') and per subcategory.
CREATE TRIGGER services_counts_delete AFTER DELETE ON services WHEN old.listed = 1 BEGIN
  UPDATE category_counts SET service_count = service_count - 1
    WHERE category_id = old.category_id AND subcategory_id IN ('', old.subcategory_id);
END;
--> statement-breakpoint
CREATE TRIGGER services_counts_update AFTER UPDATE ON services
WHEN (old.listed, old.category_id, old.subcategory_id) IS NOT (new.listed, new.category_id, new.subcategory_id) BEGIN
  UPDATE category_counts SET service_count = service_count - 1
    WHERE old.listed = 1 AND category_id = old.category_id AND subcategory_id IN ('', old.subcategory_id);
  INSERT INTO category_counts (category_id, subcategory_id, service_count)
    SELECT new.category_id, '', 1 WHERE new.listed = 1
    UNION ALL SELECT new.category_id, new.subcategory_id, 1 WHERE new.listed = 1 AND new.subcategory_id IS NOT NULL
    ON CONFLICT DO UPDATE SET service_count = service_count + 1;
END;
--> statement-breakpoint

-- owner_visible: strangers may see this person at all.
CREATE TRIGGER users_visible_update AFTER UPDATE OF hidden_at, deactivated_at, deletion_requested_at, deleted_at ON users BEGIN
  UPDATE services SET owner_visible =
    coalesce(new.hidden_at, new.deactivated_at, new.deletion_requested_at, new.deleted_at) IS NULL
    AND NOT EXISTS (SELECT 1 FROM settings WHERE user_id = new.id AND profile_visibility = 'private')
  WHERE pro_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER settings_visible_insert AFTER INSERT ON settings WHEN new.profile_visibility = 'private' BEGIN
  UPDATE services SET owner_visible = 0 WHERE pro_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER settings_visible_update AFTER UPDATE OF profile_visibility ON settings
WHEN (old.profile_visibility = 'private') <> (new.profile_visibility = 'private') BEGIN
  UPDATE services SET owner_visible = new.profile_visibility <> 'private' AND EXISTS (
    SELECT 1 FROM users u WHERE u.id = new.user_id
      AND coalesce(u.hidden_at, u.deactivated_at, u.deletion_requested_at, u.deleted_at) IS NULL)
  WHERE pro_id = new.user_id;
END;
--> statement-breakpoint

-- Ratings: sums, counts and distribution always equal a recount of the reviews that are not hidden.
-- The subject 'site' counts every review once: the mean that top-rated professionals are measured against.
CREATE TRIGGER reviews_insert AFTER INSERT ON reviews WHEN new.hidden_at IS NULL BEGIN
  UPDATE services SET rating_sum = rating_sum + new.rating, review_count = review_count + 1 WHERE id = new.service_id;
  UPDATE users SET rating_sum = rating_sum + new.rating, review_count = review_count + 1 WHERE id = new.professional_id;
  INSERT INTO rating_counts (subject_id, rating, review_count)
    VALUES (new.service_id, new.rating, 1), (new.professional_id, new.rating, 1), ('site', new.rating, 1)
    ON CONFLICT DO UPDATE SET review_count = review_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_delete AFTER DELETE ON reviews WHEN old.hidden_at IS NULL BEGIN
  UPDATE services SET rating_sum = rating_sum - old.rating, review_count = review_count - 1 WHERE id = old.service_id;
  UPDATE users SET rating_sum = rating_sum - old.rating, review_count = review_count - 1 WHERE id = old.professional_id;
  UPDATE rating_counts SET review_count = review_count - 1
    WHERE rating = old.rating AND subject_id IN (old.service_id, old.professional_id, 'site');
END;
--> statement-breakpoint
CREATE TRIGGER reviews_update AFTER UPDATE OF rating, hidden_at ON reviews
WHEN old.rating <> new.rating OR (old.hidden_at IS NULL) <> (new.hidden_at IS NULL) BEGIN
  UPDATE services SET
    rating_sum = rating_sum - iif(old.hidden_at IS NULL, old.rating, 0) + iif(new.hidden_at IS NULL, new.rating, 0),
    review_count = review_count - (old.hidden_at IS NULL) + (new.hidden_at IS NULL)
    WHERE id = new.service_id;
  UPDATE users SET
    rating_sum = rating_sum - iif(old.hidden_at IS NULL, old.rating, 0) + iif(new.hidden_at IS NULL, new.rating, 0),
    review_count = review_count - (old.hidden_at IS NULL) + (new.hidden_at IS NULL)
    WHERE id = new.professional_id;
  UPDATE rating_counts SET review_count = review_count - 1
    WHERE old.hidden_at IS NULL AND rating = old.rating AND subject_id IN (old.service_id, old.professional_id, 'site');
  INSERT INTO rating_counts (subject_id, rating, review_count)
    SELECT new.service_id, new.rating, 1 WHERE new.hidden_at IS NULL
    UNION ALL SELECT new.professional_id, new.rating, 1 WHERE new.hidden_at IS NULL
    UNION ALL SELECT 'site', new.rating, 1 WHERE new.hidden_at IS NULL
    ON CONFLICT DO UPDATE SET review_count = review_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER review_helpful_insert AFTER INSERT ON review_helpful BEGIN
  UPDATE reviews SET helpful_count = helpful_count + 1 WHERE id = new.review_id;
END;
--> statement-breakpoint
CREATE TRIGGER review_helpful_delete AFTER DELETE ON review_helpful BEGIN
  UPDATE reviews SET helpful_count = helpful_count - 1 WHERE id = old.review_id;
END;
