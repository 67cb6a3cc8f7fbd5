-- The role that the site's server and its desk have, and all the rights that it needs: it makes its own tables,
-- owns them, and can do nothing else. Run once, in the database that the site gets, by whoever owns that:
--
--   DATABASE_PASSWORD=… psql --file=db/role.sql postgres://postgres@host/database
--
-- compose.yaml has PostgreSQL run it when it makes its database.

\set ON_ERROR_STOP on
\getenv password DATABASE_PASSWORD

create role loomline login password :'password';

grant usage, create on schema public to loomline;
