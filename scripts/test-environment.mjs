// Imported first: removes all other environment variables, so that tests do not depend on anybody's settings or time zone.
const TAKEN =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|CI|TMPDIR|CHROMIUM_PATH|E2E_PROXY|npm_.*|PLAYWRIGHT_.*|SSL_CERT_.*|NODE_EXTRA_CA_CERTS|(https?|no)_proxy)$/i;

for (const name of Object.keys(process.env)) if (!TAKEN.test(name)) delete process.env[name];
