-- A look is compared without signs and blanks now: housekeeping fills it again.
update users set nickname_look = null where nickname is not null;
