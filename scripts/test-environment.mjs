// Imported first: of the shell's variables tests and checks see those below, so that neither a person's settings nor time
// zone decide whether they pass.
const TAKEN =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|CI|TMPDIR|CHROMIUM_PATH|E2E_PROXY|npm_.*|PLAYWRIGHT_.*|SSL_CERT_.*|NODE_EXTRA_CA_CERTS|(https?|no)_proxy)$/i;

for (const name of Object.keys(process.env)) if (!TAKEN.test(name)) delete process.env[name];
