-- Pictures and voice messages that strangers were shown before a change; a row has texts or one file.
alter table former_profiles add column picture_file text, add column voice_file text;
create index former_profiles_picture on former_profiles (picture_file);
create index former_profiles_voice on former_profiles (voice_file);
