-- sqld reads the whole schema for every call, and of that the triggers took a third. Six of them said the same: it stands once now, as
-- what an insert into a view does, and they name the professional whose trades and regions are counted again.
CREATE VIEW trade_workers_recount (professional_id) AS SELECT id FROM users WHERE false;
--> statement-breakpoint
CREATE TRIGGER trade_workers_recount_insert INSTEAD OF INSERT ON trade_workers_recount BEGIN
  DELETE FROM trade_workers WHERE professional_id = new.professional_id AND NOT EXISTS (
    SELECT 1 FROM services s WHERE s.pro_id = new.professional_id AND s.listed = 1
      AND trade_workers.trade IN (s.subcategory_id, s.category_id)
      AND trade_workers.region IN (SELECT s.location_state UNION SELECT location_state FROM users WHERE id = new.professional_id
        UNION SELECT region FROM work_regions WHERE user_id = new.professional_id));
  INSERT INTO trade_workers (trade, region, professional_id, standing, notified_at)
    SELECT t.trade, r.region, new.professional_id, min(t.standing),
      coalesce((SELECT max(created_at) FROM job_notices WHERE professional_id = new.professional_id), 0)
    FROM (SELECT number, subcategory_id AS trade, location_state, rank_standing AS standing FROM services
        WHERE pro_id = new.professional_id AND listed = 1 AND subcategory_id IS NOT NULL
      UNION ALL SELECT number, category_id, location_state, rank_standing FROM services WHERE pro_id = new.professional_id AND listed = 1) t
    JOIN (SELECT number, location_state AS region FROM services WHERE pro_id = new.professional_id AND listed = 1
      UNION SELECT s.number, u.location_state FROM services s JOIN users u ON u.id = s.pro_id WHERE s.pro_id = new.professional_id AND s.listed = 1
      UNION SELECT s.number, w.region FROM services s JOIN work_regions w ON w.user_id = s.pro_id WHERE s.pro_id = new.professional_id AND s.listed = 1) r
      ON r.number = t.number
    GROUP BY t.trade, r.region
    ON CONFLICT DO UPDATE SET standing = excluded.standing WHERE standing <> excluded.standing;
END;
--> statement-breakpoint
DROP TRIGGER trade_workers_service_insert;
--> statement-breakpoint
CREATE TRIGGER trade_workers_service_insert AFTER INSERT ON services WHEN new.listed = 1 BEGIN
  INSERT INTO trade_workers_recount (professional_id) VALUES (new.pro_id);
END;
--> statement-breakpoint
DROP TRIGGER trade_workers_service_update;
--> statement-breakpoint
CREATE TRIGGER trade_workers_service_update AFTER UPDATE ON services
WHEN (old.listed, old.subcategory_id, old.category_id, old.location_state, old.rank_standing)
  IS NOT (new.listed, new.subcategory_id, new.category_id, new.location_state, new.rank_standing) BEGIN
  INSERT INTO trade_workers_recount (professional_id) VALUES (new.pro_id);
END;
--> statement-breakpoint
DROP TRIGGER trade_workers_service_delete;
--> statement-breakpoint
CREATE TRIGGER trade_workers_service_delete AFTER DELETE ON services WHEN old.listed = 1 BEGIN
  INSERT INTO trade_workers_recount (professional_id) VALUES (old.pro_id);
END;
--> statement-breakpoint
DROP TRIGGER trade_workers_home_region;
--> statement-breakpoint
CREATE TRIGGER trade_workers_home_region AFTER UPDATE OF location_state ON users WHEN old.location_state IS NOT new.location_state BEGIN
  INSERT INTO trade_workers_recount (professional_id) VALUES (new.id);
END;
--> statement-breakpoint
DROP TRIGGER trade_workers_region_insert;
--> statement-breakpoint
CREATE TRIGGER trade_workers_region_insert AFTER INSERT ON work_regions BEGIN
  INSERT INTO trade_workers_recount (professional_id) VALUES (new.user_id);
END;
--> statement-breakpoint
DROP TRIGGER trade_workers_region_delete;
--> statement-breakpoint
CREATE TRIGGER trade_workers_region_delete AFTER DELETE ON work_regions BEGIN
  INSERT INTO trade_workers_recount (professional_id) VALUES (old.user_id);
END;
