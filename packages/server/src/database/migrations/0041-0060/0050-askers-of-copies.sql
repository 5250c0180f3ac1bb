-- Which session asked for a copy of a member's data: it alone fetches it. Unknown of copies of before.
alter table exports add column session_id uuid;
