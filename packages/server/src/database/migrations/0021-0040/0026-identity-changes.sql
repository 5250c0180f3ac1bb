-- When sex or birth date changed last after the first save, and the birth date that small corrections start from.
alter table profiles
  add column identity_changed_at timestamptz,
  add column identity_birth_date date;
