-- Registrations that wait for their link, members with their profiles, and reset links.
create table registrations (
  id uuid primary key,
  email text not null,
  email_key text not null,
  password_hash text not null,
  preferred_language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index registrations_email_key on registrations (email_key);
create table users (
  id uuid primary key,
  email text not null,
  email_key text not null constraint users_email_key unique,
  password_hash text not null,
  preferred_language text not null,
  role text not null default 'member' check (role in ('member', 'admin')),
  onboarding_status text not null default 'registered' check (onboarding_status in
    ('registered', 'profile_completed', 'questionnaire_completed', 'onboarding_complete')),
  nickname text,
  nickname_key text constraint users_nickname_key unique,
  created_at timestamptz not null,
  check ((nickname is null) = (nickname_key is null))
);
create table profiles (
  user_id uuid primary key references users on delete cascade,
  first_name text,
  last_name text,
  birth_date date,
  sex text check (sex in ('male', 'female', 'other')),
  country text check (country ~ '^[A-Z]{2}$'),
  city text,
  bio text,
  height_cm integer,
  weight_kg numeric(4, 1),
  social_links jsonb not null default '[]',
  children_status text,
  pets_status text,
  child_intent text,
  pet_intent text,
  twin_share_pre_like boolean not null default true,
  twin_share_on_match boolean not null default true,
  picture_file text
);
create table password_resets (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index password_resets_user_id on password_resets (user_id);
