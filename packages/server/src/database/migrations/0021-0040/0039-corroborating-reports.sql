-- Whether a report moves the reports of the same member up in the queue; those of before do.
alter table reports add column corroborates boolean not null default true;
