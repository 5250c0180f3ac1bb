-- Finds every decision about a member, passes too: erasing an account looks for them.
create index decisions_candidate_id on decisions (candidate_id);
