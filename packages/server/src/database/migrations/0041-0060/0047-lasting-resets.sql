-- Reset links that a later change of the password in the settings leaves working.
alter table password_resets
  add column outlives_changes boolean not null default false;
