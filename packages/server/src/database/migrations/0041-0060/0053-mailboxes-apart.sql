-- Which mailboxes stay apart where both members of a pair are erased: until one of them has an account again, then
-- the pair is one of `kept_apart`.
create table mailboxes_apart (
  low_hash text,
  high_hash text,
  until timestamptz not null,
  primary key (low_hash, high_hash)
);
create index mailboxes_apart_high_hash on mailboxes_apart (high_hash);
create index mailboxes_apart_until on mailboxes_apart (until);
