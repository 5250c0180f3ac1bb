-- Whom others can find has changed sex and birth date last when they registered (decision 0016).
update profiles set identity_changed_at = users.created_at
  from users
  where users.id = profiles.user_id
    and users.onboarding_status = 'onboarding_complete'
    and profiles.identity_changed_at is null;
