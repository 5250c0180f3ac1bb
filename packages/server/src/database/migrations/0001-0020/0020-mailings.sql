-- Which mails went to whom within a day, so that nobody is flooded with them; addresses are keyed hashes.
create table mailings (
  id uuid primary key,
  recipient text not null,
  kind text not null,
  sent_at timestamptz not null
);
create index mailings_recipient on mailings (recipient, kind, sent_at);
create index mailings_sent_at on mailings (sent_at);
