-- When a member was warned who has not said yet that they have read it.
alter table users add column unread_warning_at timestamptz;
