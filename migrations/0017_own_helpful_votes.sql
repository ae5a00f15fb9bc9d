-- Nobody's vote counts for their own review, or for one of their own service (threat 81). A trigger carries each removed
-- vote into the count of its review.
DELETE FROM review_helpful WHERE EXISTS (
  SELECT 1 FROM reviews r WHERE r.id = review_helpful.review_id
    AND review_helpful.user_id IN (r.customer_id, r.professional_id));
