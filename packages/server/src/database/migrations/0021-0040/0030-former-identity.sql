-- What others still see of a member whose sex or birth date changed, until when.
alter table profiles
  add column former_sex text,
  add column former_birth_date date,
  add column former_until timestamptz;
create index profiles_former_until on profiles (former_until)
  where former_until is not null;
