-- From whose mailboxes a member stays apart: those of erased members with whom there was a block, in either
-- direction, or a match that was ended. It goes with the member, and is a pair again once the mailbox has an account.
create table kept_apart (
  member_id uuid references users on delete cascade,
  address_hash text,
  until timestamptz not null,
  primary key (member_id, address_hash)
);
create index kept_apart_address_hash on kept_apart (address_hash);
create index kept_apart_until on kept_apart (until);
