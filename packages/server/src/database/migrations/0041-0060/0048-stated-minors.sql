-- That a member whom others can find states the birth date of a minor is an entry of the audit trail.
alter table audit_entries
  drop constraint audit_entries_action_check,
  add constraint audit_entries_action_check check (action in
    ('open_report', 'dismiss', 'warn', 'suspend', 'reinstate', 'name_admin', 'remove_admin',
      'release_words', 'discard_words', 'admit_adult', 'read_words', 'export_data',
      'erase_account', 'stated_minor'));
