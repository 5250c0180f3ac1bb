-- Questions that twins and the advisor have yet to answer, and what one process at a time does.
create table unanswered_messages (
  conversation_id uuid not null,
  seq bigint not null,
  primary key (conversation_id, seq),
  foreign key (conversation_id, seq) references messages (conversation_id, seq)
    on delete cascade
);
create table leases (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);
