-- Creates the role for the site's server and command line. The role may only create tables, which it then owns.
-- Run this file once, in the site's database, as the database's owner:
--
--   DATABASE_PASSWORD=… psql --file=db/role.sql postgres://postgres@host/database
--
-- With compose.yaml, PostgreSQL runs this file when it initializes the database.

\set ON_ERROR_STOP on
\getenv password DATABASE_PASSWORD

create role loomline login password :'password';

grant usage, create on schema public to loomline;
