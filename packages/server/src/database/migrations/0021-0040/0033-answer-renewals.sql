-- New answers of a member who has answered before, until they are analysed; those before count until then.
create table answer_renewals (
  user_id uuid primary key references users on delete cascade,
  questionnaire_id text not null,
  responses json not null,
  submitted_at timestamptz not null
);
