# The website with its back end in one process, and every command: `docker run … bossa-nova catalogue import …`; apart `api`
# (and the same API_SECRET for both). Data (embedded database, photos) live in /data; give DATABASE_URL for PostgreSQL.
# The root may be read-only: only /data and /tmp are written. What the operator writes may be mounted at /house.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --include=dev
COPY . .
RUN node scripts/build.mjs

FROM ${NODE_IMAGE}
WORKDIR /site
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0 DATA_DIR=/data
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force && mkdir -m 700 /data /data/rascunhos-fotos && chown 1000:1000 /data /data/rascunhos-fotos \
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
