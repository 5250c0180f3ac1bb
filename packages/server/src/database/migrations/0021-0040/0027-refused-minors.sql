-- Keyed hashes of addresses whose owner stated a birth date under 18, until that date makes them an adult.
create table refused_minors (
  address_hash text primary key,
  adult_on date not null,
  lifted boolean not null default false
);
