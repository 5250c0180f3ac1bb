-- The personality that a member's scores before a match stay with, of earlier answers. Null: that of the answers that
-- count.
alter table insights add column pinned json;
