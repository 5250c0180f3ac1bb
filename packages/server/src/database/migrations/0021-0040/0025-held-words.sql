-- Whether the words of a like are kept from the other: the same went to many.
alter table decisions add column held boolean not null default false;
