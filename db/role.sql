-- Creates the role of the site's server and command line, with only the rights that it needs: it creates its own tables
-- and owns them. Run this once, in the site's database, as the owner of that database:
--
--   DATABASE_PASSWORD=… psql --file=db/role.sql postgres://postgres@host/database
--
-- With compose.yaml, PostgreSQL runs it when it initializes its database.

\set ON_ERROR_STOP on
\getenv password DATABASE_PASSWORD

create role loomline login password :'password';

grant usage, create on schema public to loomline;
