-- What admins decide about reports, and the trail of what they do.

alter table reports
  add column decision text check (decision in ('dismiss', 'warn', 'suspend')),
  add column decision_note text,
  add column decided_by uuid,
  add column decided_at timestamptz,
  add check (num_nonnulls(decision, decision_note, decided_by, decided_at) in (0, 4));
create index reports_open on reports (created_at, id) where decided_at is null;
create index reports_closed on reports (decided_at desc, id desc)
  where decided_at is not null;
create index reports_reported_id on reports (reported_id);

-- No references: an entry outlives whom and what it is about.
create table audit_entries (
  id uuid primary key,
  at timestamptz not null,
  action text not null check (action in
    ('open_report', 'dismiss', 'warn', 'suspend', 'reinstate', 'name_admin', 'remove_admin')),
  moderator_id uuid,
  subject_id uuid not null,
  report_id uuid,
  note text not null
);
create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_subject_id on audit_entries (subject_id, action);

-- The trail is only added to: a mistake or an injected statement can neither change nor erase an entry. The one way
-- out is `erase_audit_entries`, which the housekeeping calls for those that are out of time.
create function guard_audit_entries() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and current_setting('gemel.erases_audit', true) = 'on' then
      return old;
    end if;
    raise exception 'audit entries are only ever added';
  end $$;
create trigger guard_audit_entries before update or delete on audit_entries
  for each row execute function guard_audit_entries();
create trigger guard_audit_trail before truncate on audit_entries
  for each statement execute function guard_audit_entries();
create function erase_audit_entries(before timestamptz) returns void language plpgsql as $$
  begin
    perform set_config('gemel.erases_audit', 'on', true);
    delete from audit_entries where at < before;
    perform set_config('gemel.erases_audit', 'off', true);
  end $$;
