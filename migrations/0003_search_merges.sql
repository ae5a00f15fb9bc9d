-- A full level of an FTS5 table is merged at once when it holds as many segments as this; after a bulk fill such a merge
-- takes seconds and holds every writer up. The clock merges a little at a time instead (db/search-upkeep.ts).
INSERT INTO search_newest (search_newest, rank) VALUES ('crisismerge', 1000);
--> statement-breakpoint
INSERT INTO search_rating (search_rating, rank) VALUES ('crisismerge', 1000);
--> statement-breakpoint
INSERT INTO search_reviews (search_reviews, rank) VALUES ('crisismerge', 1000);
--> statement-breakpoint
INSERT INTO search_price_low (search_price_low, rank) VALUES ('crisismerge', 1000);
--> statement-breakpoint
INSERT INTO search_price_high (search_price_high, rank) VALUES ('crisismerge', 1000);
