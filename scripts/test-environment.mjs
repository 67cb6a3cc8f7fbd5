// Removes all environment variables except these, so that tests don't depend on the user's settings. Must be imported
// first.
const KEPT =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|CI|TMPDIR|CHROMIUM_PATH|E2E_PROXY|npm_.*|PLAYWRIGHT_.*|SSL_CERT_.*|NODE_EXTRA_CA_CERTS|(https?|no)_proxy)$/i;

for (const name of Object.keys(process.env)) if (!KEPT.test(name)) delete process.env[name];
