-- What admins decide about held words: released, they are held no longer; discarded, they wait no longer.
alter table decisions add column discarded boolean not null default false;
create index decisions_held on decisions (member_id, decided_at)
  where held and not discarded;
alter table audit_entries
  drop constraint audit_entries_action_check,
  add constraint audit_entries_action_check check (action in
    ('open_report', 'dismiss', 'warn', 'suspend', 'reinstate', 'name_admin', 'remove_admin',
      'release_words', 'discard_words'));
