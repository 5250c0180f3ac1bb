-- Which installation this is, in one row at most, so that media of another are known.
create table installation (
  is_this boolean primary key default true check (is_this),
  id uuid not null
);
