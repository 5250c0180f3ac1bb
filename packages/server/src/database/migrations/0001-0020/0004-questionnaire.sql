-- What members answered, and what was made of it. `json` and not `jsonb`: answers are kept as they came, and equal
-- preferences are told in the order in which they were scored.
create table answers (
  user_id uuid primary key references users on delete cascade,
  questionnaire_id text not null,
  responses json not null,
  submitted_at timestamptz not null
);
create table insights (
  user_id uuid primary key references users on delete cascade,
  questionnaire_id text not null,
  psyche_version text not null,
  portrait json not null,
  computed_at timestamptz not null
);
