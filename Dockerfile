# syntax=docker/dockerfile:1

# The Node that package.json pins: the first step stops where the two differ.
ARG NODE_VERSION=24.21.0

# The site, with all packages but those of the tests.
FROM node:${NODE_VERSION}-slim AS site
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN node -e "const { node } = require('./package.json').dependencies; if (node !== process.versions.node) throw new Error('NODE_VERSION has to be ' + node)" \
  && npm install --omit=dev --no-save --no-audit --no-fund
COPY astro.config.ts tsconfig.json ./
COPY content content
COPY site site
COPY leads leads
# What the build writes into the pages, so that nothing of it is secret.
ARG SITE_URL
ARG PUBLIC_DATA_URL
ARG PUBLIC_DATA_KEY
ARG PUBLIC_CHAT_WIDGET_SRC
ARG PUBLIC_CHAT_LAUNCHER
RUN ASTRO_TELEMETRY_DISABLED=1 node_modules/.bin/astro build

# Only the packages that server/ and leads/ import, in the versions of the lock file.
FROM node:${NODE_VERSION}-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN node -e " \
    const { writeFileSync } = require('node:fs'); \
    const { devDependencies, dependencies: all, ...manifest } = require('./package.json'); \
    const dependencies = Object.fromEntries(process.argv.slice(1).map((name) => [name, all[name]])); \
    writeFileSync('package.json', JSON.stringify({ ...manifest, dependencies }));" \
    @fastify/formbody cli-progress commander csv-stringify fastify ical-generator kysely mustache \
    nodemailer p-limit pg rate-limiter-flexible standardwebhooks temporal-polyfill valibot \
  && npm install --no-audit --no-fund

FROM node:${NODE_VERSION}-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app ./
COPY server server
COPY leads leads
COPY --from=site /app/dist dist
# Loads every package once, so that one missing from the list above stops the build and not the server; what
# Node compiles on the way it keeps, so that the server starts faster and in less memory.
ENV NODE_COMPILE_CACHE=/app/.cache
RUN node -e "import('./server/serve.ts')" \
  && node server/desk.ts --help > /dev/null \
  && mkdir data \
  && chown node:node data
# The SQLite file, unless DATABASE_URL says otherwise.
VOLUME /app/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell in between: SIGTERM reaches Node, which finishes what is under way.
CMD ["node", "server/main.ts"]
