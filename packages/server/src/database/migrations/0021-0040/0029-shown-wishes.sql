-- Whether a card shows what its owner wishes of children and pets: only where they say so.
alter table profiles add column show_wishes boolean not null default false;
