# The website with its back end in one process, and every command: `docker run … bossa-nova catalogue import …`; apart `api`
# (and the same API_SECRET for both). Data (embedded database, photos) live in /data; give DATABASE_URL for PostgreSQL.
# Labels: --build-arg VERSION=…, --build-arg COMMIT=$(git rev-parse HEAD).
# The root may be read-only: only /data and /tmp are written. What the operator writes may be mounted at /house.
ARG NODE_IMAGE=node:24.11.1-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --include=dev
COPY . .
RUN node scripts/build.mjs

FROM ${NODE_IMAGE}
ARG VERSION=1.1.0
ARG COMMIT=unknown
LABEL org.opencontainers.image.title=bossa-nova org.opencontainers.image.version=${VERSION} org.opencontainers.image.revision=${COMMIT}
WORKDIR /site
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0 DATA_DIR=/data
# Limits of memory (scripts/programs.mjs).
ENV NODE_OPTIONS="--max-old-space-size=256 --max-semi-space-size=2" MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
COPY package.json package-lock.json .npmrc ./
# What only compilers and debuggers read (TypeScript is an optional peer of Remix's packages).
RUN npm ci --omit=dev && npm cache clean --force && rm -r node_modules/typescript node_modules/@typescript \
  && find node_modules -regextype posix-extended -regex '.+\.(map|d\.[cm]?ts)' -delete
RUN mkdir -m 700 /data /data/rascunhos-fotos && chown 1000:1000 /data /data/rascunhos-fotos \
  && ln -s /house/redirects.txt redirects.txt
COPY --from=build /site/build ./build
COPY api/demo/photos ./api/demo/photos
COPY api/catalogue/gazetteer ./api/catalogue/gazetteer
COPY scripts/programs.mjs ./scripts/programs.mjs
COPY scripts/image/entry.mjs ./scripts/image/entry.mjs
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "scripts/image/entry.mjs"]
CMD ["start"]
